import { expect } from 'chai'
import { saysSuspended } from '../../../src/sources/registered/suspended.ts'
import { suspensions } from '../../../src/sources/registered/suspensions.ts'

/** Sentences that say it, and sentences that give it as one of several reasons or ask about it. */
const languages: Readonly<Record<string, { said: readonly string[], not: readonly string[] }>> = {
  German: {
    said: ['Dieses Konto wurde gesperrt.', 'Der Benutzer ist dauerhaft gesperrt.', 'Profil deaktiviert'],
    not: [
      'Das Konto ist nicht gesperrt', 'Das Konto kann gesperrt werden',
      'Der Benutzer wurde gesperrt oder existiert nicht.', 'Wenn das Konto gesperrt ist', 'Konto gesperrt?',
    ],
  },
  French: {
    said: ['Ce compte a été suspendu.', 'Cet utilisateur est banni', 'Compte désactivé'],
    not: [
      'Le compte sera suspendu', 'Ce compte a été suspendu ou n’existe pas.', 'si le compte est bloqué',
      'Compte suspendu ?',
    ],
  },
  Spanish: {
    said: ['Esta cuenta ha sido suspendida.', 'El usuario está bloqueado', 'Cuenta inhabilitada'],
    not: ['La cuenta será suspendida', 'La cuenta fue suspendida o no existe', 'si la cuenta está bloqueada'],
  },
  Portuguese: {
    said: ['Esta conta foi suspensa.', 'Usuário banido', 'Este perfil está desativado'],
    not: ['A conta será suspensa', 'A conta foi suspensa ou não existe', 'se a conta foi bloqueada'],
  },
  Italian: {
    said: ['Questo account è stato sospeso.', 'Utente bannato', 'Il profilo è disattivato'],
    not: ['L’account sarà sospeso', 'L’account è stato sospeso o non esiste', 'se il profilo è bloccato'],
  },
  Dutch: {
    said: ['Dit account is opgeschort.', 'Deze gebruiker is tijdelijk geblokkeerd', 'Account uitgeschakeld'],
    not: [
      'Het account wordt geblokkeerd', 'Het account is geblokkeerd of bestaat niet', 'als het account is opgeschort',
    ],
  },
  Polish: {
    said: ['To konto zostało zawieszone.', 'Użytkownik zablokowany', 'Konto zostało trwale zbanowane'],
    not: ['Konto zostanie zablokowane', 'Konto zostało zablokowane lub nie istnieje', 'jeśli konto zostało zawieszone'],
  },
  Czech: {
    said: ['Tento účet byl pozastaven.', 'Uživatel byl zablokován', 'Účet deaktivován'],
    not: ['Účet bude zablokován', 'Účet byl zablokován nebo neexistuje', 'pokud účet byl pozastaven'],
  },
  Swedish: {
    said: ['Kontot har blivit avstängt.', 'Användaren är blockerad', 'Konto avstängt'],
    not: ['Kontot är inte blockerat', 'Kontot är avstängt eller finns inte', 'om kontot är blockerat'],
  },
  Russian: {
    said: ['Аккаунт заблокирован.', 'Пользователь был заблокирован', 'Учётная запись временно приостановлена'],
    not: [
      'Аккаунт будет заблокирован', 'Аккаунт не заблокирован', 'Пользователь заблокирован или не существует',
      'если аккаунт заблокирован',
    ],
  },
  Ukrainian: {
    said: ['Обліковий запис заблоковано.', 'Користувача було заблоковано', 'Акаунт призупинено'],
    not: ['Акаунт буде заблоковано', 'Користувача заблоковано або не існує', 'якщо акаунт заблоковано'],
  },
  Turkish: {
    said: ['Bu hesap askıya alındı.', 'Kullanıcı yasaklandı', 'Hesap askıya alınmıştır'],
    not: [
      'Hesap askıya alınabilir', 'Hesap engellenmedi', 'Bu hesap askıya alındı veya mevcut değil',
      'Hesap engellendi mi?',
    ],
  },
  Indonesian: {
    said: ['Akun ini telah ditangguhkan.', 'Pengguna diblokir', 'Akun dinonaktifkan'],
    not: ['Akun ini telah diblokir atau tidak ada', 'jika akun diblokir'],
  },
  Vietnamese: {
    said: ['Tài khoản này đã bị khóa.', 'Thành viên bị cấm', 'Tài khoản đã bị đình chỉ'],
    not: ['Tài khoản đã bị khóa hoặc không tồn tại', 'nếu tài khoản bị khóa'],
  },
  Chinese: {
    said: ['该账号已被封禁', '此帳號已被停權。', '该用户已被永久封禁'],
    not: ['该账号已被封禁或不存在', '如果该账号已被封禁'],
  },
  Japanese: {
    said: ['このアカウントは凍結されています。', 'ユーザーは停止されました', 'アカウントが凍結されました'],
    not: ['アカウントは凍結されているか、存在しません', 'もしこのアカウントが凍結された'],
  },
  Korean: {
    said: ['이 계정은 정지되었습니다.', '이용이 정지된 사용자이며 계정이 정지된 상태', '회원이 차단되었습니다'],
    not: ['계정이 정지되었거나 존재하지 않습니다', '만약 계정이 정지된'],
  },
  Arabic: {
    said: ['تم تعليق هذا الحساب.', 'تم حظر المستخدم', 'تم إيقاف الحساب'],
    not: ['تم تعليق الحساب أو غير موجود', 'إذا تم حظر الحساب'],
  },
  Persian: {
    said: ['این حساب کاربری مسدود شده است.', 'حساب تعلیق شده', 'کاربر مسدود است'],
    not: ['حساب مسدود شده یا وجود ندارد', 'اگر حساب مسدود شده'],
  },
  Hindi: {
    said: ['यह खाता निलंबित कर दिया गया है', 'अकाउंट प्रतिबंधित है', 'खाता बंद है'],
    not: ['खाता निलंबित है या मौजूद नहीं', 'यदि खाता निलंबित है'],
  },
  Thai: {
    said: ['บัญชีนี้ถูกระงับ', 'ผู้ใช้ถูกแบน', 'สมาชิกนี้ถูกบล็อก'],
    not: ['บัญชีนี้ถูกระงับหรือไม่มีอยู่', 'หากบัญชีถูกระงับ'],
  },
}

const says = (text: string, type = 'text/html') => saysSuspended({
  response: { status: 404, headers: { 'content-type': type }, body: Buffer.from(text), url: 'https://site.example/sam' },
  value: 'sam',
  text,
  json: undefined,
})

describe('a page about a suspended account', () => {
  for (const text of [
    '<p>This account has been suspended.</p>',
    '<p>This account\n   has been suspended.</p>',
    '<p>This account has been <b>suspended</b></p>',
    '<p>This account&nbsp;has&#160;been suspended.</p>',
    '<h1>Account suspended</h1><p>Look for another page or go home</p>',
    '<h1> Account\nbanned. </h1>',
    '<h1>This account has been suspended</h1><p>The page does not exist</p>',
    '<p>This user was banned or does not exist.</p><p>The account was disabled.</p>',
  ]) it(`counts: ${JSON.stringify(text)}`, () => expect(says(text)).to.equal(true))

  for (const text of [
    '<p>This user was banned or does not exist.</p>',
    '<p>The account was suspended, deleted, or never existed.</p>',
    '<p>This account is <b>suspended</b>, deleted or renamed.</p>',
    '<p>The user was banned by a moderator, doesn&rsquo;t exist, and so on.</p>',
    '<p>Perhaps the account may have been suspended.</p>',
    '<p>See if the\n account was suspended.</p>',
    '<h1>Accounts suspended</h1><p>How an account gets suspended</p>',
    '<script>"This account has been suspended"</script><p>Not found</p>',
  ]) it(`does not count: ${JSON.stringify(text)}`, () => expect(says(text)).to.equal(false))

  it('may be plain text', () => {
    expect(says('Account suspended', 'text/plain')).to.equal(true)
    expect(says('User was banned or does not exist', 'text/plain')).to.equal(false)
  })

  it('has examples of each language', () => {
    expect(suspensions.map(({ language }) => language)).to.deep.equal(Object.keys(languages))
  })

  for (const [language, { said, not }] of Object.entries(languages)) {
    it(`counts in ${language}`, () => {
      for (const text of said) {
        expect(says(`<h1>404</h1><p>${text}</p>`), text).to.equal(true)
        expect(says(text, 'text/plain'), text).to.equal(true)
      }
    })

    it(`does not count in ${language} if it is one of several reasons`, () => {
      for (const text of not) expect(says(`<h1>404</h1><p>${text}</p>`), text).to.equal(false)
    })
  }
})
