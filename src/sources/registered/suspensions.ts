/** How people say in one language that an account is suspended. */
interface Wording {
  language: string
  /** A sentence about one account. It also holds for a heading without a verb. */
  said: RegExp
  /** Words in front of a reason that may be none, up to the sentence. */
  maybe: RegExp
  /** Words behind a reason that is one of several, or behind which the account does not exist. */
  instead: RegExp
}

/** Words within a sentence of a language below that deny a suspension, or say that it can come: rules of a site. */
export const notSuspended =
  /(?<!\p{L})(?:nicht|nie|kann|könnte|wird|würde|non|sera|serait|peut|no|será|sería|puede|não|seria|pode|sarà|sarebbe|può|niet|wordt|kan|zal|zostanie|będzie|może|není|bude|může|inte|blir|не|будет|может|буде|може)(?!\p{L})|(?:alın|engellen|yasaklan|bırakıl)(?:m[ae][dm]|[ae]bil|[ae]c[ae])/iu

/**
 * Wordings of sites in languages other than English, which `suspended.ts` reads itself. A sentence names the account,
 * the user or the profile: a post or a shop can be blocked too. Written from general knowledge of the languages.
 */
export const suspensions: readonly Wording[] = [
  {
    language: 'German',
    said: /(?:konto|account|profil|benutzer|nutzer|mitglied) (?:(?:wurde|ist) )?(?:\p{L}{1,20} )?(?:gesperrt|deaktiviert|gebannt|suspendiert)/giu,
    maybe: /(?<!\p{L})(?:wenn|falls|ob|oder|weil|dass) (?:(?:das|dein|ihr|dieses|der|dieser|ein) )?\p{L}{0,20}$/iu,
    instead: /^[^.!?]*(?: oder |existiert nicht|gibt es nicht)/i,
  },
  {
    language: 'French',
    said: /(?:compte|profil|utilisateur|membre) (?:(?:a été|est) )?(?:\p{L}{1,20} )?(?:suspendu|désactivé|bloqué|banni)/giu,
    maybe: /(?<!\p{L})(?:si|ou|que|soit) (?:(?:le|ce|votre|un|cet|l['’]) ?)?$/iu,
    instead: /^[^.!?]*(?: ou |n['’]existe pas)/i,
  },
  {
    language: 'Spanish',
    said: /(?:cuenta|perfil|usuario|usuaria|miembro) (?:(?:ha sido|fue|está|se encuentra) )?(?:\p{L}{1,20} )?(?:suspendid|desactivad|bloquead|banead|inhabilitad)[oa]/giu,
    maybe: /(?<!\p{L})(?:si|o|que) (?:(?:la|el|esta|este|tu|una?) )?$/iu,
    instead: /^[^.!?]*(?: o |no existe)/i,
  },
  {
    language: 'Portuguese',
    said: /(?:conta|perfil|usuário|utilizador|membro) (?:(?:foi|está) )?(?:\p{L}{1,20} )?(?:suspens|desativad|bloquead|banid)[oa]/giu,
    maybe: /(?<!\p{L})(?:se|ou|que) (?:(?:a|o|esta|este|sua|uma?) )?$/iu,
    instead: /^[^.!?]*(?: ou |não existe)/i,
  },
  {
    language: 'Italian',
    said: /(?:account|profilo|utente|membro) (?:(?:è stato|è) )?(?:\p{L}{1,20} )?(?:sospeso|disattivato|disabilitato|bloccato|bannato)/giu,
    maybe: /(?<!\p{L})(?:se|o|che) (?:(?:l['’]|il|questo|un) ?)?$/iu,
    instead: /^[^.!?]*(?: o |non esiste)/i,
  },
  {
    language: 'Dutch',
    said: /(?:account|profiel|gebruiker|lid) (?:(?:is|werd) )?(?:\p{L}{1,20} )?(?:opgeschort|geblokkeerd|geschorst|uitgeschakeld|verbannen)/giu,
    maybe: /(?<!\p{L})(?:als|of|indien|dat) (?:(?:het|de|dit|deze|je|een) )?$/iu,
    instead: /^[^.!?]*(?: of |bestaat niet)/i,
  },
  {
    language: 'Polish',
    said: /(?:konto|profil|użytkownik) (?:(?:zostało|został|jest) )?(?:\p{L}{1,20} )?(?:zawieszon|zablokowan|zbanowan|dezaktywowan)[eya]/giu,
    maybe: /(?<!\p{L})(?:jeśli|jeżeli|lub|albo|czy|że) (?:(?:to|ten|twoje) )?$/iu,
    instead: /^[^.!?]*(?: lub | albo |nie istnieje)/i,
  },
  {
    language: 'Czech',
    said: /(?:účet|profil|uživatel) (?:(?:byl|je) )?(?:\p{L}{1,20} )?(?:pozastaven|zablokován|zakázán|deaktivován)/giu,
    maybe: /(?<!\p{L})(?:pokud|nebo|zda|že) (?:(?:tento|váš) )?$/iu,
    instead: /^[^.!?]*(?: nebo |neexistuje)/i,
  },
  {
    language: 'Swedish',
    said: /(?:kontot|konto|profilen|användaren) (?:(?:har blivit|har|är) )?(?:\p{L}{1,20} )?(?:avstängt?|avstängd|blockerat?|blockerad|inaktiverat)/giu,
    maybe: /(?<!\p{L})(?:om|eller|att) (?:(?:det här|detta|den här) )?$/iu,
    instead: /^[^.!?]*(?: eller |finns inte)/i,
  },
  {
    language: 'Russian',
    said: /(?:аккаунт|профиль|пользователь|страница|уч[её]тная запись|журнал) (?:(?:был[аи]?|временно) )?(?:\p{L}{1,20} )?(?:заблокирован|приостановлен|забанен|заморожен|отключ[её]н)/giu,
    maybe: /(?<!\p{L})(?:если|или|либо|что) (?:(?:этот|эта|ваш|ваша) )?$/iu,
    instead: /^[^.!?]*(?: или | либо |не существует)/i,
  },
  {
    language: 'Ukrainian',
    said: /(?:акаунт|обліковий запис|профіль|користувач|користувача|сторінку) (?:(?:було|був) )?(?:\p{L}{1,20} )?(?:заблоковано|заблокований|призупинено|забанено)/giu,
    maybe: /(?<!\p{L})(?:якщо|або|чи|що) (?:(?:цей|ваш) )?$/iu,
    instead: /^[^.!?]*(?: або | чи |не існує)/i,
  },
  {
    language: 'Turkish',
    said: /(?:hesap|hesabı|kullanıcı|profil|üye) (?:\p{L}{1,20} )?(?:askıya alın|engellen|yasaklan|devre dışı bırakıl)\p{L}{1,6}/giu,
    maybe: /(?<!\p{L})(?:eğer|veya|ya da) (?:bu )?$/iu,
    instead: /^[^.!?]*(?: veya | ya da |mevcut değil|sa\b|se\b)/i,
  },
  {
    language: 'Indonesian',
    said: /(?:akun|pengguna|profil)(?: ini)? (?:telah |sudah |sedang )?(?:di(?:tangguhkan|blokir|nonaktifkan|bekukan))/giu,
    maybe: /(?<!\p{L})(?:jika|apabila|atau|bahwa) $/iu,
    instead: /^[^.!?]*(?: atau |tidak ada)/i,
  },
  {
    language: 'Vietnamese',
    said: /(?:tài khoản|người dùng|thành viên)(?: này)? (?:đã |đang )?bị (?:khóa|khoá|đình chỉ|cấm|tạm ngưng)/giu,
    maybe: /(?<!\p{L})(?:nếu|hoặc|rằng) $/iu,
    instead: /^[^.!?]*(?: hoặc |không tồn tại)/i,
  },
  {
    language: 'Chinese',
    said: /(?:账号|帐号|帳號|账户|帳戶|用户|用戶|会员|使用者)(?:已|已经|已經)?(?:被)?(?:永久|暂时|暫時)?(?:封禁|封号|封停|冻结|凍結|停用|停权|停權|禁用)/gu,
    maybe: /(?:如果|若|或|或者)(?:该|該|此|您的|你的)?$/u,
    instead: /^[^。！？]*(?:或|不存在)/u,
  },
  {
    language: 'Japanese',
    said: /(?:アカウント|ユーザー?|会員)(?:は|が)?(?:現在)?(?:凍結|停止|利用停止|無効化|BAN)(?:され|し)(?:て|まし|た)/gu,
    maybe: /(?:もし|または|あるいは)(?:この)?$/u,
    instead: /^[^。！？]*(?:または|存在しない|存在しません|場合|か、)/u,
  },
  {
    language: 'Korean',
    said: /(?:계정|사용자|회원|유저)(?:이|은|는|가)? ?(?:이용이 |영구 |일시 )?(?:정지|차단|제한)(?:된|되었|됐|당)/gu,
    maybe: /(?:만약|또는|혹은)(?: 이)? ?$/u,
    instead: /^[^.!?]*(?:또는|거나|존재하지 않)/u,
  },
  {
    language: 'Arabic',
    said: /تم (?:تعليق|حظر|إيقاف|تعطيل) (?:هذا |هذه )?(?:الحساب|المستخدم|العضو)/gu,
    maybe: /(?:إذا|أو|أن) $/u,
    instead: /^[^.!؟]*(?: أو |غير موجود)/u,
  },
  {
    language: 'Persian',
    said: /(?:حساب(?: کاربری)?|کاربر)(?: شما)? (?:مسدود|تعلیق|غیرفعال|معلق) (?:شده|است)/gu,
    maybe: /(?:اگر|یا)(?: این)? $/u,
    instead: /^[^.!؟]*(?: یا |وجود ندارد)/u,
  },
  {
    language: 'Hindi',
    said: /(?:खाता|अकाउंट) (?:\p{L}\p{M}*)?(?:निलंबित|प्रतिबंधित|अवरुद्ध|बंद) (?:कर दिया|किया|है)/gu,
    maybe: /(?:यदि|अगर|या)(?: यह)? $/u,
    instead: /^[^।!?]*(?: या |मौजूद नहीं)/u,
  },
  {
    language: 'Thai',
    said: /(?:บัญชี|ผู้ใช้|สมาชิก)(?:นี้)?(?:ถูก|โดน)(?:ระงับ|แบน|บล็อก|ปิด)/gu,
    maybe: /(?:ถ้า|หาก|หรือ)$/u,
    instead: /^[^.!?]{0,80}(?:หรือ|ไม่มีอยู่)/u,
  },
]
