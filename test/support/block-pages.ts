const page = (title: string, text: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`
const login = (title: string): string => page(title, '<form><input type="password"></form>')

/** Pages that sites give to programs instead of the requested one, by kind and language. */
export const blockPages: Record<string, string> = {
  'a bot check in English': page('Just a moment...', 'Checking your browser'),
  'a bot check in French': page('Un instant…', 'Veuillez confirmer que vous n\'êtes pas un robot'),
  'a bot check in German': page('Nur einen Moment…', 'Bitte bestätigen Sie, dass Sie kein Roboter sind'),
  'a bot check in Spanish': page('Acceso denegado', 'Confirma que no eres un robot'),
  'a bot check in Portuguese': page('Verificação de segurança', 'Confirme que você não é um robô'),
  'a bot check in Russian': page('Ой!', 'Подтвердите, что запросы отправляли вы, а не робот'),
  'a bot check in Chinese': page('安全验证', '请完成安全验证后继续访问'),
  'a bot check in Japanese': page('セキュリティチェック', 'ロボットではないことを確認してください'),
  'a rate limit in English': page('Oops', 'You have made too many requests.'),
  'a rate limit in French': page('Erreur', 'Trop de requêtes, veuillez patienter.'),
  'a rate limit in German': page('Fehler', 'Zu viele Anfragen. Bitte warten.'),
  'a rate limit in Spanish': page('Error', 'Demasiadas solicitudes.'),
  'a rate limit in Portuguese': page('Erro', 'Muitas solicitações.'),
  'a rate limit in Russian': page('Ошибка', 'Слишком много запросов.'),
  'a rate limit in Chinese': page('错误', '您的访问过于频繁'),
  'a rate limit in Japanese': page('エラー', 'アクセスが集中しています'),
  'a login page in English': login('Log in - Site'),
  'a login page in French': login('Site | Connexion'),
  'a login page in German': login('Anmelden'),
  'a login page in Spanish': login('Iniciar sesión'),
  'a login page in Portuguese': login('Entrar | Site'),
  'a login page in Russian': login('Вход на сайт'),
  'a login page in Chinese': login('登录'),
  'a login page in Japanese': login('ログイン'),
  'a region page in English': page('Sorry', 'This site is not available in your country.'),
  'a region page in French': page('Désolé', 'Ce site n\'est pas disponible dans votre pays.'),
  'a region page in German': page('Leider', 'Diese Seite ist in Ihrem Land nicht verfügbar.'),
  'a region page in Spanish': page('Aviso', 'Este sitio no está disponible en tu país.'),
  'a region page in Portuguese': page('Aviso', 'Este site não está disponível no seu país.'),
  'a region page in Russian': page('Внимание', 'Сайт недоступен в вашей стране.'),
  'a region page in Chinese': page('提示', '您所在的地区无法访问'),
  'a region page in Japanese': page('お知らせ', 'お住まいの地域ではご利用いただけません'),
}
