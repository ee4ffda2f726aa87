/** Header of the simulator's 501 response for an address that it does not simulate, such as a new source. */
export const notSimulated = 'x-not-simulated'
