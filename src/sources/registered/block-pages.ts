/*
 * Phrases of pages that a site gives to programs instead of the requested one, in the languages of most sites: English,
 * French, German, Spanish, Portuguese, Russian, Chinese and Japanese, and the commonest ones in some others. Marks that
 * depend on no language are in `walls.ts`.
 *
 * | sign | tested in |
 * |---|---|
 * | title of a bot check | the start of the title |
 * | request to prove that the visitor is human | a short page unless its title names the account; any title |
 * | rate limit; region | a short page, or the title of any page |
 * | login | the title, together with a password field unless the title starts with the sign |
 *
 * A profile page may contain any of these phrases, for example in its text about the account. A wrong match makes the
 * verdict `unknown`; a missed block page can make it wrong. Long pages are not searched for phrases, because their
 * scripts contain the texts of the whole site. A page that only contains a CAPTCHA widget is not a block page.
 *
 * No pattern repeats without a bound what it could begin with: the time is linear in the length of the page.
 */
import { maxSearched, maxShortPage } from './page-limits.ts'

/** Alternatives of a pattern, one language a line. */
const oneOf = (...languages: string[]): string => `(${languages.join('|')})`

const botCheckTitle = new RegExp(`^\\s*${oneOf(
  'just a moment|attention required|access denied|ddos-guard|robot check|security check|human verification',
  'verify(ing)? you are human|pardon our interruption|making sure you(&#39;|\'|’)re not a bot',
  'un instant|accès refusé|vérification de sécurité|vérifi(ez|cation) que vous êtes humain',
  'nur einen moment|einen moment|zugriff verweigert|sicherheits(über)?prüfung',
  'un momento|acceso denegado|(verificación|comprobación) de seguridad',
  'um momento|acesso negado|verificação de segurança',
  'один момент|подождите|доступ (ограничен|запрещ[её]н)|проверка безопасности|ой!',
  '请稍候|请稍等|访问被拒绝|安全验证|安全检查|人机验证',
  'しばらくお待ちください|アクセスが拒否|セキュリティ(確認|チェック)',
  '잠시만 기다려|접근이 거부|보안 확인|un attimo|accesso negato|een moment|toegang geweigerd|chwileczkę|odmowa dostępu',
  'bir dakika|erişim engellendi|зачекайте|доступ заборонено|åtkomst nekad|mohon tunggu|vui lòng chờ',
)}`, 'i')

const humanProof = new RegExp(oneOf(
  'are you a (human|robot)|you are not a (robot|bot)|verify (that )?you are (a )?human',
  '(complete|solve) the (captcha|security check)|enable javascript and cookies to continue',
  'vous n(\'|’|&#39;)êtes pas un robot|que vous êtes (bien )?(un )?humain|êtes-vous un (robot|humain)',
  '(kein|ein) (roboter|mensch) (sind|bist)|(sie|du) (kein|ein) (roboter|mensch)',
  'no (eres|es) un robot|que (eres|es) (un )?humano|eres un (robot|humano)',
  'você (não )?é (um )?(robô|humano)|que não é um robô',
  'вы не робот|вы (—|-) человек|подтвердите, что',
  '不是机器人|您是(真人|人类)|请完成.{0,10}验证|滑动.{0,6}验证',
  'ロボットではない|人間である|ロボットでは(ありません|ないこと)',
  '로봇이 아닙니다|사람인지 확인|non sei un robot|geen robot bent|nie jesteś robotem|robot olmadığınız|ви не робот',
), 'i')

const limit = new RegExp(oneOf(
  'too many (requests|attempts|queries|searches)|exceeded (a|the|your) .{0,20}rate.?limit',
  'rate.?limit(ed|s? (is |was |has been )?(exceeded|reached))',
  '(request|api|call|usage|daily|hourly) (limit|quota) (is |was |has been )?(exceeded|reached)|please slow down',
  'trop de (requêtes|demandes|tentatives)|limite de requêtes',
  'zu viele (anfragen|versuche|zugriffe)|anfragelimit',
  'demasiad[ao]s (solicitudes|peticiones|intentos)|límite de (solicitudes|peticiones)',
  'muit[ao]s (solicitações|requisições|pedidos|tentativas)|limite de (solicitações|requisições)',
  'слишком (много|часты?е?) (запрос|попыт|обращен)|превышен\\S{0,4} (лимит|количество запросов)',
  '(请求|访问|操作)(太|过于|过|次数)?(频繁|过多)|请求次数过多',
  'リクエスト(数)?が多|アクセスが集中|回数(制限|の上限)',
  // forums limit how often a visitor may search for an author
  '(cannot|can(\'|’|&#39;)t) use (the )?search at this time|wait (at least )?\\d{1,4} seconds? (before|between)',
  'не можете (использовать|выполнять|производить) поиск|поиск можно выполнять (только|не чаще)',
  '너무 많은 요청|요청이 너무 많|troppe richieste|te veel (verzoeken|aanvragen)|zbyt wiele (żądań|zapytań)',
  'çok fazla istek|забагато запитів|för många förfrågningar|terlalu banyak permintaan|quá nhiều yêu cầu',
), 'i')

const region = new RegExp(oneOf(
  '(not|n(\'|’|&#39;)t|un) ?(currently )?available (in|for) (your|this) (country|region|location|area)',
  'pas (disponible|accessible) (dans|depuis) votre (pays|région)',
  'in (ihrem|deinem|diesem) (land|gebiet) nicht verfügbar|in (ihrer|deiner) region nicht verfügbar',
  'no (está|se encuentra) disponible en (tu|su) (país|región|zona)',
  'não está disponível (no seu país|na sua região|em sua região)',
  'недоступ\\S{0,4} (в|для) ваш(ем|ей|его) (стран|регион)',
  '(您|你)所在的?(国家|地区|区域)',
  'お住まいの(国|地域)',
  '(해당|귀하의) (국가|지역)에서|non (è )?disponibile nel (tuo|vostro) paese|niet beschikbaar in (uw|jouw) (land|regio)',
  'niedostępn\\S{0,3} w (twoim|państwa) (kraju|regionie)|недоступн\\S{0,3} (у|в) ваш(ій|ому)',
), 'i')

const login = oneOf(
  'log.?in(to)?|sign.?in(to)?|authenticat(e|ion)',
  'connexion|se connecter|connectez-vous|identifiez-vous',
  'anmeld(en|ung)|einloggen',
  'iniciar sesi[oó]n|inicia sesi[oó]n|acceder',
  'entrar|fazer login|iniciar sess[aã]o',
  'войти|вход|авторизация',
  '登录|登錄|登入',
  'ログイン|サインイン',
  '로그인|accedi|inloggen|aanmelden|zaloguj się|logowanie|giriş yap|oturum aç|увійти|logga in|đăng nhập',
)
const loginStart = new RegExp(`^\\s*${login}(?![\\p{L}\\d])`, 'iu')
const loginWord = new RegExp(`(?<![\\p{L}\\d])${login}(?![\\p{L}\\d])`, 'iu')

/** Redirect targets that are a login or block page. */
export const loginOrBlockTarget =
  /captcha|challenge|consent|blocked|denied|verify|cdn-cgi|log-?in|sign-?in|auth\b|sorry\/|ratelimit|perfdrive\.com|guce\.|privacy-?gate|cloudflareaccess\.com|queue-it\.net|\/waiting-?room|tollbit\.|wappass\.|passport\.|(?<![a-z])age-?(?:gate|verif|check)|warning\.or\.kr|fgtauth/i

/** Redirect targets that sell the domain of the site. */
export const parkedTarget =
  /^https?:\/\/(?:www\.)?(?:hugedomains|dan|sedo|afternic|parkingcrew|bodis)\.com\/|parkingpage\.|\/lander$|suspendedpage\.cgi|defaultwebpage\.cgi|\.above\.com\//i

/** Redirect targets that say where the site is not available. */
export const regionTarget =
  /(un|not-?)available|geo-?(block|fence|restrict)|\b(region|country|gdpr)\b|restricted|unsupported|sanction/i

/** Returns the title of a page, at most 500 characters of it. */
export const titleOf = (text: string): string =>
  /<title(?:\s[^<>]{0,500})?>([^<]{0,500})/i.exec(text.slice(0, maxSearched))?.[1] ?? ''

/** Returns the part of a page in which phrases count: all of a short page, else the title. */
const phrasesOf = (text: string): string => text.length <= maxShortPage ? text : titleOf(text)

/** `isAboutAccount`: the page names the account in its title, so that its text can be about anything. */
export const isBotCheck = (text: string, title: string, isAboutAccount: boolean): boolean =>
  botCheckTitle.test(title) || humanProof.test(isAboutAccount ? title : phrasesOf(text))

export function isLoginPage(text: string, title: string): boolean {
  return loginStart.test(title) || (loginWord.test(title) && /type=["']?password/i.test(text.slice(0, 4 * maxSearched)))
}

export const isRegionPage = (text: string): boolean => region.test(phrasesOf(text))
export const isLimitText = (text: string): boolean => limit.test(phrasesOf(text))
