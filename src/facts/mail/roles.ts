/**
 * How surely a name belongs to a role. `operation`: it runs a domain or sends by itself, and is the same at many
 * domains. `office`: a department or a service. `likely`: also a name that a person can have.
 */
export type RoleKind = 'operation' | 'office' | 'likely'

/** Names of mailboxes that belong to a role, not to a person: those of RFC 2142, and others in use. */
const names: Readonly<Record<RoleKind, readonly string[]>> = {
  // most are in https://www.rfc-editor.org/rfc/rfc2142
  operation: [
    'abuse', 'dns', 'dns-admin', 'do-not-reply', 'donotreply', 'hostmaster', 'mailer-daemon', 'no-reply', 'noc',
    'noreply', 'postmaster', 'registrar', 'security', 'support', 'webmaster',
  ],
  office: [
    'accounting', 'accounts', 'admin', 'administrator', 'billing', 'bounce', 'careers', 'compliance', 'contact',
    'customerservice', 'dev', 'ftp', 'hello', 'help', 'helpdesk', 'hr', 'info', 'it', 'jobs', 'legal', 'list',
    'marketing', 'media', 'news', 'newsletter', 'office', 'orders', 'press', 'privacy', 'root', 'sales', 'service',
    'sysadmin', 'team', 'usenet', 'uucp', 'www',
  ],
  likely: [
    'all', 'ask', 'board', 'booking', 'bookings', 'bot', 'bureau', 'business', 'chat', 'club', 'community', 'contacto',
    'contactus', 'contato', 'crew', 'customer', 'customers', 'design', 'developer', 'developers', 'devops', 'devs',
    'editor', 'editorial', 'editors', 'enquiries', 'enquiry', 'events', 'everyone', 'feedback', 'finance', 'founders',
    'general', 'git', 'github', 'group', 'hallo', 'hi', 'inbox', 'inquiries', 'inquiry', 'kontakt', 'mail',
    'maintainer', 'maintainers', 'management', 'members', 'open-source', 'opensource', 'ops', 'org', 'owner',
    'partners', 'people', 'post', 'pr', 'project', 'public', 'reception', 'recruiting', 'redaction', 'redaktion',
    'secretary', 'shop', 'social', 'sponsors', 'staff', 'store', 'studio', 'talk', 'tech', 'the-team', 'theteam', 'web',
    'website', 'welcome', 'work', 'yo',
  ],
}

/** Kinds of roles by name. Exported for its test. */
export const roleNames: ReadonlyArray<readonly [name: string, kind: RoleKind]> =
  (Object.keys(names) as RoleKind[]).flatMap(kind => names[kind].map(name => [name, kind] as const))

const kinds: ReadonlyMap<string, RoleKind> = new Map(roleNames)

/**
 * Returns the kind of role that a mailbox belongs to, or `undefined` if it seems to be that of a person.
 * @param name part of an address before the `@`, without a tag
 */
export const roleOf = (name: string): RoleKind | undefined => kinds.get(name.toLowerCase())
