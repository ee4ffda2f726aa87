import type { Upstream } from './upstream.ts'

const xml = (text: string) => ({
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`,
})

/** https://partner.steamgames.com/documentation/community_data */
export const steam: Upstream = {
  origin: 'https://steamcommunity.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[2] ?? ''),
  found: (name, { url }) => xml(`<profile>
  <steamID64>${url.pathname.startsWith('/profiles/') ? name : '76561197960287930'}</steamID64>
  <steamID><![CDATA[Sam & Co]]></steamID>
  <onlineState>offline</onlineState>
  <stateMessage><![CDATA[Offline]]></stateMessage>
  <privacyState>public</privacyState>
  <visibilityState>3</visibilityState>
  <avatarFull><![CDATA[https://avatars.steamstatic.com/c5d56249ee5d28a07db4ac9f7f60af961fab5426_full.jpg]]></avatarFull>
  <vacBanned>0</vacBanned>
  <tradeBanState>None</tradeBanState>
  <isLimitedAccount>0</isLimitedAccount>
  <customURL><![CDATA[${url.pathname.startsWith('/profiles/') ? '' : name}]]></customURL>
  <memberSince>September 12, 2003</memberSince>
  <location><![CDATA[Lyon, Rhone-Alpes, France]]></location>
  <realname><![CDATA[Sam Example]]></realname>
  <summary><![CDATA[Builds things.<br>Plays others.]]></summary>
  <groups><group isPrimary="1"><groupName><![CDATA[Valve]]></groupName>\
<summary><![CDATA[A group]]></summary></group></groups>
</profile>`),
  notFound: () => xml('<response><error><![CDATA[The specified profile could not be found.]]></error></response>'),
}
