import { namesSecret } from './mask.ts'
import { otherSecretNames, secretFieldNames } from './secret-names.ts'
import { fieldOf, vocabulary, type Field } from './vocabulary.ts'

/**
 * Common names of columns, without the signs and spaces in them, in English, German, French, Spanish, Portuguese,
 * Italian, Dutch, Polish, Russian, Turkish, Swedish, Chinese and Japanese. Names that mean something else in other data
 * sets, such as `id` or `title`, are left out. The names of secrets are in `secret-names.ts`.
 */
const names: Partial<Record<Field, string>> = {
  email: `mail emailaddress mailaddress emailaddr emailid useremail usermail contactemail primaryemail loginemail
    emailadresse mailadresse epost epostadresse adresseemail adressemail adresseelectronique courriel correo
    correoelectronico correoe direccioncorreo enderecoemail correioeletronico correioelectronico indirizzoemail
    postaelettronica emailadres mailadres adresemail adrespocztowy poczta pocztaelektroniczna почта элпочта
    электроннаяпочта адресэлектроннойпочты емейл мыло eposta epostaadresi mejl mejladress 邮箱 电子邮箱 电子邮件 邮件
    郵箱 電子郵件 メール メールアドレス`,
  username: `user login loginname userlogin loginid account accountname nick nickname screenname handle alias
    uname usr samaccountname benutzer benutzername nutzername anmeldename utilisateur nomutilisateur nomdutilisateur
    identifiant pseudo pseudonyme usuario nombreusuario nombredeusuario nomeusuario nomedeusuario utilizador
    nomedeutilizador utente nomeutente gebruiker gebruikersnaam uzytkownik użytkownik nazwauzytkownika nazwaużytkownika
    логин пользователь имяпользователя ник никнейм kullanici kullanıcı kullaniciadi kullanıcıadı anvandarnamn
    användarnamn 用户名 用户 账号 帐号 用戶名 帳號 ユーザー名 ユーザ名 アカウント`,
  user_id: 'uid userid memberid accountid customerid benutzerid idutilisateur idusuario kundennummer',
  name: `fullname realname displayname completename vollername vollständigername nomcomplet nombrecompleto nomecompleto
    nomecognome volledigenaam imienazwisko имя фио полноеимя adsoyad adisoyadi adısoyadı fullständigtnamn 姓名 氏名 名前`,
  first_name: `firstname fname givenname forename vorname prenom prénom primernombre primeironome voornaam imie imię
    förnamn fornamn`,
  last_name: `lastname lname surname familyname nachname familienname nomdefamille apellido apellidos sobrenome cognome
    achternaam nazwisko фамилия soyad soyadi soyadı efternamn 姓`,
  phone: `phonenumber phoneno mobile mobilephone mobilenumber cell cellphone telephone tel telno telefon telefonnummer
    handynummer mobilnummer téléphone numerotelephone portable telefono teléfono movil móvil celular telefone telemovel
    telemóvel cellulare telefoonnummer mobiel komorka komórka numertelefonu телефон номертелефона мобильный telefonno
    ceptelefonu 手机 手机号 电话 手機 電話 電話番号 携帯番号`,
  ip: `ipaddress ipaddr ipadress ipv4 ipv6 ip4 ip6 userip clientip remoteip remoteaddr remoteaddress lastip lastloginip
    lastipaddress loginip regip regipaddress registrationip registerip signupip createip joinip ipadresse adresseip
    direccionip enderecoip indirizzoip ipadres adresip айпи ipадрес ipadresi ipadress ip地址 登录ip 注册ip ipアドレス`,
  url: `link uri href loginurl siteurl pageurl originurl webpage adresseweb enlace adreswww ссылка адрессайта 网址 链接`,
  website: `homepage web site websiteurl webseite internetseite siteweb sitioweb paginaweb páginaweb sitointernet
    strona stronawww strony сайт вебсайт websitesi 网站 ウェブサイト ホームページ`,
  domain: `domainname hostname host fqdn maildomain emaildomain domaine nomdedomaine dominio domínio domein
    domena домен alanadi alanadı domän 域名 主机 ドメイン`,
  wallet: `walletaddress cryptoaddress cryptowallet btcaddress bitcoinaddress btcwallet bitcoin ethaddress ethwallet
    ethereumaddress usdtaddress trxaddress ltcaddress blockchainaddress cryptocurrencyaddress адрескошелька кошелек
    cüzdan cuzdan cuzdanadresi 钱包 钱包地址`,
  author: 'poster postedby autor auteur autore автор yazar 作者',
  birthday: `birthdate dateofbirth dob geburtstag geburtsdatum datedenaissance fechanacimiento fechadenacimiento
    datanascimento datadenascimento datadinascita geboortedatum dataurodzenia датарождения dogumtarihi doğumtarihi
    födelsedatum 生日 出生日期 生年月日`,
  gender: 'sex geschlecht sexe genre sexo genero género genere sesso geslacht plec płeć пол cinsiyet kön 性别 性別',
  city: 'town stadt ort ville ciudad cidade città citta stad miasto город sehir şehir 城市 ',
  postcode: 'zip zipcode postalcode plz postleitzahl codepostal codigopostal cep cap kodpocztowy индекс postakodu 邮编',
  country: 'countrycode land pays pais país paese kraj страна ulke ülke 国家 国',
  company: 'organization organisation employer firma entreprise empresa azienda bedrijf компания sirket şirket 公司 会社',
  address: `streetaddress street adresse strasse straße direccion dirección endereco endereço indirizzo adres адрес 地址
    住所`,
}

/** Returns a name without what its spellings differ in: case, accents, and signs and spaces between words. */
const bare = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKD').replaceAll(/[^\p{L}\p{N}]+/gu, '')

const allNames: ReadonlyArray<readonly [Field, readonly string[]]> = [
  ...Object.entries(names).map(([field, all]) => [field as Field, [field, ...all.split(/\s+/)]] as const),
  ...secretFieldNames.map(([field, all]) => [field, [field, ...all]] as const), // last: a name of a secret stays one
]

const fieldsByName: ReadonlyMap<string, Field> = new Map(
  allNames.flatMap(([field, all]) => all.map(one => [bare(one), field] as const)))

/** Names of all secrets, with a field or without one. */
const secrets: ReadonlySet<string> = new Set(
  [...secretFieldNames.flatMap(([field, all]) => [field, ...all]), ...otherSecretNames].map(bare))

/** All known names with their fields. */
export const fieldNames: ReadonlyArray<readonly [name: string, field: Field]> = [...fieldsByName]

interface Known {
  field: Field | undefined
  isSecret: boolean
}

/** The names that were looked up. Without a limit, records with countless names could fill the memory. */
const kept = new Map<string, Known>()
const maxKept = 10_000

/** Fields that are also recognised at the end of a nested name, such as `account.login`. */
const nestedFields: ReadonlySet<Field> = new Set(['email', 'username', 'ip', 'domain', 'url', 'wallet'])

/**
 * Returns the field that a column name stands for in one of the known languages, or `undefined`. The spelling does not
 * matter: `E-Mail`, `e_mail` and `EMAIL` are one name.
 */
export const fieldOfName = (name: string): Field | undefined => known(name).field

function known(name: string): Known {
  const before = kept.get(name)
  if (before !== undefined) return before
  const found = lookUp(name)
  if (kept.size >= maxKept) kept.clear()
  kept.set(name, found)
  return found
}

function lookUp(name: string): Known {
  const field = fieldsByName.get(bare(name)) ?? nestedField(name)
  const isOfSecret = field !== undefined && vocabulary[field].secret === true
  const isSecret = isOfSecret || namesSecret(name) || isKnownSecret(name)
  // a name that looks like that of a secret has no other field
  return { field: isSecret && !isOfSecret ? undefined : field, isSecret }
}

/** `true` for a known name of a secret, also with a number behind it or below another name: `konto.geheimnis2`. */
const isKnownSecret = (name: string): boolean =>
  [name, name.slice(name.lastIndexOf('.') + 1)].some(one => {
    const text = bare(one)
    return secrets.has(text) || secrets.has(text.replace(/(?<!\d)\d{1,3}$/, ''))
  })

function nestedField(name: string): Field | undefined {
  const field = name.includes('.') ? fieldsByName.get(bare(name.slice(name.lastIndexOf('.') + 1))) : undefined
  return field !== undefined && nestedFields.has(field) ? field : undefined
}

/**
 * Returns the field that decides by which type values of a column are found: the field of `mapping`, of the vocabulary,
 * or of a common name. Records are displayed with their own names.
 */
export const indexedField = (name: string, mapping: Readonly<Record<string, Field>>): Field | undefined =>
  fieldOf(name, mapping) ?? fieldOfName(name)

/** Returns `true` if the values of a field are secrets, by its field or by its name in a known language. */
export function isSecretField(name: string, mapping: Readonly<Record<string, Field>>): boolean {
  const field = fieldOf(name, mapping)
  if (field !== undefined) return vocabulary[field].secret === true
  return known(name).isSecret
}
