/**
 * Selectors that mail senders document for their customers' domains, each with the provider that it indicates. A
 * domain's selectors cannot be listed and many are random. So a domain without any of these selectors may still use
 * DKIM.
 */
export const dkimSelectors: ReadonlyArray<readonly [selector: string, provider: string | null]> = [
  // Selectors that many programs and hosts use. They therefore indicate no provider.
  ['default', null], ['dkim', null], ['mail', null], ['smtp', null], ['email', null], ['key1', null], ['key2', null],
  ['s1', null], ['s2', null], ['k1', null], ['k2', null], ['k3', null], ['mx', null],
  ['google', 'Google Workspace'], // https://support.google.com/a/answer/174126
  ['selector1', 'Microsoft 365'],
  ['selector2', 'Microsoft 365'], // https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure
  ['protonmail', 'Proton'],
  ['protonmail2', 'Proton'],
  ['protonmail3', 'Proton'], // https://proton.me/support/custom-domain
  ['fm1', 'Fastmail'],
  ['fm2', 'Fastmail'],
  ['fm3', 'Fastmail'], // https://www.fastmail.help/hc/en-us/articles/360060591153
  ['sig1', 'Apple iCloud'], // https://support.apple.com/102374
  ['zmail', 'Zoho'], // https://www.zoho.com/mail/help/adminconsole/dkim-configuration.html
  ['mbo0001', 'mailbox.org'],
  ['mbo0002', 'mailbox.org'], // https://kb.mailbox.org/en/private/custom-domains
  ['s1-ionos', 'IONOS'],
  ['s2-ionos', 'IONOS'], // https://www.ionos.com/help/domains/
  ['mandrill', 'Mailchimp Transactional'],
  ['mte1', 'Mailchimp Transactional'], // https://mailchimp.com/developer/transactional/docs/authentication-delivery/
  ['mailjet', 'Mailjet'], // https://documentation.mailjet.com/hc/en-us/articles/360042412734
  ['brevo1', 'Brevo'],
  ['brevo2', 'Brevo'], // https://help.brevo.com/hc/en-us/articles/12163873383186
  ['hs1', 'HubSpot'],
  ['hs2', 'HubSpot'], // https://knowledge.hubspot.com/marketing-email/manage-email-authentication-in-hubspot
  ['kl', 'Klaviyo'],
  ['kl2', 'Klaviyo'], // https://help.klaviyo.com/hc/en-us/articles/115000357752
  ['ctct1', 'Constant Contact'],
  ['ctct2', 'Constant Contact'], // https://knowledgebase.constantcontact.com
  ['zendesk1', 'Zendesk'],
  ['zendesk2', 'Zendesk'], // https://support.zendesk.com/hc/en-us/articles/4408832543770
  ['cf2024-1', 'Cloudflare Email Routing'], // https://developers.cloudflare.com/email-routing/postmaster/
  ['intercom', 'Intercom'], // https://www.intercom.com/help/en/articles/182-send-email-from-your-own-address
]
