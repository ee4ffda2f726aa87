/**
 * Kinds of secrets that columns hold: the secret fields of the vocabulary, and secrets without a field. `code` has the
 * secret numbers of cards and telephones, `key` those for encryption and interfaces.
 */
export const secretFields = ['password', 'hash', 'salt', 'token', 'cookie', 'secret_answer', 'card_number'] as const
const otherSecrets = ['code', 'key', 'secret', 'session'] as const

type SecretKind = (typeof secretFields)[number] | (typeof otherSecrets)[number]

/**
 * Common names of columns with secrets, by language and without the signs and spaces in them. Some languages use the
 * English word. Words with another common meaning in other data sets, such as the Italian word for salt (`sale`) and
 * the Polish one (`sol`), stand only with a second word.
 */
export const secretNames: Readonly<Record<string, Readonly<Record<SecretKind, string>>>> = {
  English: {
    password: `pass passwd pwd pw pswd psw passphrase plainpassword passwordplain userpassword userpass loginpassword`,
    hash: `passwordhash passhash pwhash pwdhash hashedpassword passwordhashed passwordmd5 passwordsha1 passwordsha256
      encryptedpassword passwordencrypted cryptedpassword passwdhash md5password`,
    salt: 'passwordsalt passsalt pwsalt hashsalt saltvalue',
    token: 'accesstoken refreshtoken authtoken apitoken sessiontoken bearertoken apikey',
    cookie: 'cookies cookievalue sessioncookie',
    secret_answer: 'secretanswer securityanswer answer recoveryanswer',
    card_number: `cardnumber cardno cardnum creditcard creditcardnumber creditcardno debitcard debitcardnumber
      paymentcard paymentcardnumber bankcard bankcardnumber ccnumber ccnum ccno`,
    code: 'pin pinnumber cardpin cvv cvv2 cvc cvc2 cardcode securitycode cardsecuritycode',
    key: 'privatekey secretkey encryptionkey seedphrase recoveryphrase mnemonic',
    secret: 'secret clientsecret',
    session: 'session sessionid sessionkey',
  },
  German: {
    password: 'passwort kennwort',
    hash: 'passworthash kennworthash hashwert gehashtespasswort',
    salt: 'salz passwortsalz saltwert',
    token: 'zugriffstoken zugangstoken sicherheitstoken anmeldetoken',
    cookie: 'cookiewert sitzungscookie',
    secret_answer: 'geheimeantwort sicherheitsantwort antwort',
    card_number: `kreditkarte kreditkartennummer kreditkartennr kartennummer kartennr debitkarte debitkartennummer
      bankkarte bankkartennummer zahlungskarte`,
    code: `pinnummer geheimzahl geheimnummer kartenprüfnummer kartenpruefnummer prüfnummer pruefnummer kartenprüfcode
      sicherheitscode`,
    key: 'privaterschlüssel privaterschluessel geheimerschlüssel geheimerschluessel apischlüssel apischluessel',
    secret: 'geheimnis geheim',
    session: 'sitzung sitzungsid sitzungsschlüssel',
  },
  French: {
    password: 'motdepasse mdp',
    hash: 'motdepassehaché empreintedumotdepasse hachage mdphash',
    salt: 'sel seldumotdepasse',
    token: 'jeton jetondaccès jetonaccès',
    cookie: 'témoindeconnexion cookiedesession',
    secret_answer: 'réponsesecrète réponsedesécurité réponse',
    card_number: `cartebancaire cartedecrédit cartecrédit cartebleue cartedepaiement numérocarte numérodecarte
      numérodelacarte numérodecartebancaire numérodecartedecrédit numcarte`,
    code: 'codepin codesecret cryptogramme cryptogrammevisuel codedesécurité codesécurité',
    key: 'cléprivée clésecrète cléapi',
    secret: 'secret',
    session: 'identifiantdesession idsession',
  },
  Spanish: {
    password: 'contrasena contraseña contrasenia clave claveacceso',
    hash: 'hashcontraseña contraseñahash hashdecontraseña contraseñacifrada',
    salt: 'sal saldecontraseña',
    token: 'tokendeacceso tokenacceso',
    cookie: 'cookiedesesión',
    secret_answer: 'respuestasecreta respuestadeseguridad respuestaseguridad respuesta',
    card_number: `tarjeta tarjetadecrédito tarjetacrédito tarjetadedébito tarjetabancaria númerotarjeta
      númerodetarjeta númerodelatarjeta númerodetarjetadecrédito`,
    code: 'códigopin códigodeseguridad códigoseguridad códigosecreto',
    key: 'claveprivada clavesecreta claveapi',
    secret: 'secreto',
    session: 'sesión idsesión iddesesión',
  },
  Portuguese: {
    password: 'senha palavrapasse',
    hash: 'hashsenha senhahash hashdasenha senhacriptografada',
    salt: 'sal saldasenha',
    token: 'tokendeacesso tokenacesso',
    cookie: 'cookiedesessão',
    secret_answer: 'respostasecreta respostadesegurança respostasegurança resposta',
    card_number: `cartão cartãodecrédito cartãocrédito cartãodedébito cartãobancário númerocartão númerodocartão
      númerodecartão númerodocartãodecrédito`,
    code: 'códigopin códigodesegurança códigosegurança códigosecreto',
    key: 'chaveprivada chavesecreta chaveapi',
    secret: 'segredo',
    session: 'sessão idsessão iddasessão',
  },
  Italian: {
    password: 'parola parolachiave paroladordine',
    hash: 'hashpassword hashdellapassword passwordcifrata',
    salt: 'salepassword saledellapassword',
    token: 'gettone tokendiaccesso',
    cookie: 'cookiedisessione',
    secret_answer: 'rispostasegreta rispostadisicurezza risposta',
    card_number: `cartadicredito cartacredito cartadidebito cartadipagamento numerocarta numerodicarta numerodellacarta
      numerocartadicredito`,
    code: 'codicepin codicedisicurezza codicesicurezza codicesegreto',
    key: 'chiaveprivata chiavesegreta chiaveapi',
    secret: 'segreto',
    session: 'sessione idsessione',
  },
  Dutch: {
    password: 'wachtwoord',
    hash: 'wachtwoordhash gehashtwachtwoord versleuteldwachtwoord',
    salt: 'zout wachtwoordzout',
    token: 'toegangstoken',
    cookie: 'sessiecookie',
    secret_answer: 'geheimantwoord beveiligingsantwoord veiligheidsantwoord antwoord',
    card_number: 'creditcardnummer kredietkaart kaartnummer betaalkaart bankkaart bankpas bankpasnummer pasnummer',
    code: 'pincode beveiligingscode veiligheidscode',
    key: 'privésleutel privatesleutel geheimesleutel apisleutel',
    secret: 'geheim',
    session: 'sessie sessieid',
  },
  Polish: {
    password: 'haslo hasło',
    hash: 'skrothasla skróthasła hashhasla hashhasła haslohash hasłohash',
    salt: 'solhasla sólhasła',
    token: 'tokendostepu tokendostępu',
    cookie: 'ciasteczko ciasteczka',
    secret_answer: 'tajnaodpowiedź odpowiedźzabezpieczająca odpowiedź',
    card_number: `numerkarty nrkarty kartakredytowa kartadebetowa kartaplatnicza kartapłatnicza numerkartykredytowej
      numerkartyplatniczej numerkartypłatniczej`,
    code: 'kodpin kodbezpieczeństwa kodzabezpieczający',
    key: 'kluczprywatny tajnyklucz kluczapi',
    secret: 'sekret tajemnica',
    session: 'sesja idsesji',
  },
  Russian: {
    password: 'пароль',
    hash: 'хеш хэш хешпароля хэшпароля парольхеш',
    salt: 'соль сольпароля',
    token: 'токен токендоступа',
    cookie: 'куки кука',
    secret_answer: 'секретныйответ контрольныйответ ответнасекретныйвопрос ответ',
    card_number: `номеркарты карта кредитнаякарта банковскаякарта платежнаякарта дебетоваякарта номеркредитнойкарты
      номербанковскойкарты`,
    code: 'пин пинкод кодбезопасности секретныйкод',
    key: 'приватныйключ закрытыйключ секретныйключ ключapi',
    secret: 'секрет',
    session: 'сессия сеанс идсессии',
  },
  Turkish: {
    password: 'sifre şifre parola',
    hash: 'sifrehash şifrehash sifreozeti şifreözeti parolaözeti',
    salt: 'tuz sifretuzu şifretuzu',
    token: 'jeton erisimjetonu erişimjetonu erisimbelirteci erişimbelirteci',
    cookie: 'cerez çerez çerezler',
    secret_answer: 'gizlicevap gizliyanit gizliyanıt guvenlikcevabi güvenlikcevabı cevap',
    card_number: `kredikarti kredikartı kredikartino kredikartıno kredikartinumarasi kredikartınumarası kartno
      kartnumarasi kartnumarası bankakarti bankakartı`,
    code: 'pinkodu güvenlikkodu gizlikod',
    key: 'ozelanahtar özelanahtar gizlianahtar apianahtari apianahtarı',
    secret: 'gizli gizlibilgi',
    session: 'oturum oturumid oturumkimligi oturumkimliği',
  },
  Swedish: {
    password: 'lösenord losenord',
    hash: 'lösenordshash hashatlösenord krypteratlösenord',
    salt: 'salt lösenordssalt',
    token: 'åtkomsttoken',
    cookie: 'kaka webbkaka kakor',
    secret_answer: 'hemligtsvar säkerhetssvar svar',
    card_number: 'kreditkort kreditkortsnummer kreditkortnummer kortnummer betalkort bankkort kontokort',
    code: 'pinkod säkerhetskod',
    key: 'privatnyckel hemlignyckel apinyckel',
    secret: 'hemlighet hemlig',
    session: 'sessionsid sessionsnyckel',
  },
  Chinese: {
    password: '密码 密碼 口令',
    hash: '哈希 哈希值 密码哈希 密碼雜湊 散列值',
    salt: '盐 盐值 鹽 鹽值',
    token: '令牌 访问令牌 訪問令牌 权杖',
    cookie: '会话cookie 浏览器cookie',
    secret_answer: '密保答案 安全答案 答案',
    card_number: '信用卡 信用卡号 信用卡號 卡号 卡號 银行卡 银行卡号 銀行卡 銀行卡號',
    code: 'pin码 安全码 安全碼 验证码 驗證碼',
    key: '私钥 私鑰 密钥 密鑰',
    secret: '秘密 机密',
    session: '会话 會話 会话id',
  },
  Japanese: {
    password: 'パスワード 合言葉',
    hash: 'ハッシュ ハッシュ値 パスワードハッシュ',
    salt: 'ソルト',
    token: 'トークン アクセストークン',
    cookie: 'クッキー',
    secret_answer: '秘密の答え 秘密の回答 回答',
    card_number: 'カード番号 クレジットカード クレジットカード番号',
    code: '暗証番号 セキュリティコード',
    key: '秘密鍵 apiキー',
    secret: '秘密 シークレット',
    session: 'セッション セッションid',
  },
}

const namesOf = (kind: SecretKind): string[] =>
  Object.values(secretNames).flatMap(language => language[kind].split(/\s+/))

/** Names of columns by the secret field that they stand for. */
export const secretFieldNames = secretFields.map(field => [field, namesOf(field)] as const)

/** Names of columns with secrets that have no field of the vocabulary. */
export const otherSecretNames: readonly string[] = otherSecrets.flatMap(namesOf)
