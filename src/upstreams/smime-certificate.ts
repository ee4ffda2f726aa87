/** A certificate for `sam@example.net`, in hexadecimal. Its private key is not stored anywhere. */
export const smimeCertificate = Buffer.from(
  'MIIBnTCCAUOgAwIBAgIUDsDuctpS7bxaeKNjmsDvn9mppYMwCgYIKoZIzj0EAwIwFjEUMBIGA1UEAwwLU2FtIEV4YW1wbGUwHhcN'
    + 'MjYxMTIzMDY0MDIxWhcNNDYxMTE4MDY0MDIxWjAWMRQwEgYDVQQDDAtTYW0gRXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEH'
    + 'A0IABK67OXZHGfDmwVtrjxBoI5YaTTJkQqWWGBBtgnHEPEKv2idSBaxp91eOHsx80g4XkUDchopEyG4wWZALUGaEjXSjbzBtMB0G'
    + 'A1UdDgQWBBRghv4FH47t6R/KJJfwMoPpluYNwDAfBgNVHSMEGDAWgBRghv4FH47t6R/KJJfwMoPpluYNwDAPBgNVHRMBAf8EBTAD'
    + 'AQH/MBoGA1UdEQQTMBGBD3NhbUBleGFtcGxlLm5ldDAKBggqhkjOPQQDAgNIADBFAiBOsyJBayerVQ2q+WNUUKtW3C0ZK91NdvXH'
    + 'Cheigh3bxAIhAKalfF6VRWZeIh4mvIfmrNw5k/J64o5XSvzQCpKzPnpc',
  'base64',
).toString('hex')
