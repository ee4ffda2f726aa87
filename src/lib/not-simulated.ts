/**
 * Header of the simulator's 501 response. The simulator sends it for an address that it does not simulate, such as that
 * of a new source.
 */
export const notSimulated = 'x-not-simulated'
