/**
 * Local parts that a mail provider can have given to somebody. About others, such as one with a `+tag` or a reserved
 * short one, a sign-up form says "not available", as about a name in use.
 */
export const plainLocals = /^[a-z\d][a-z\d._-]{2,}$/
