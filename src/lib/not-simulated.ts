/**
 * Name of the header that marks a 501 response of the simulator. The simulator sends this response for an address that
 * it does not simulate, for example the address of a new source.
 */
export const notSimulated = 'x-not-simulated'
