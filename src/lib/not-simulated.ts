/** The header of the simulator that says, beside 501, that it plays nobody at this address: a source that is new, mostly. */
export const notSimulated = 'x-not-simulated'
