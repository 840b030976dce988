/**
 * The most common passwords, most used first. The library covers repeats, reversals, digits for letters and
 * years.
 */
export const commonPasswords: readonly string[] = (
  'password 123456 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football ' +
  'monkey letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 superman 654321 ' +
  '1qaz2wsx 7777777 qazwsx jordan jennifer zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine ' +
  'iloveyou 2000 charlie robert thomas hockey ranger daniel starwars klaster 112233 george computer michelle jessica ' +
  'pepper zxcvbn 555555 11111111 131313 freedom 777777 pass maggie 159753 aaaaaa ginger princess joshua cheese ' +
  'amanda summer love ashley nicole chelsea biteme matthew access yankees 987654321 dallas austin thunder taylor ' +
  'matrix welcome admin login secret hello whatever trustno1 flower passw0rd asdfghjkl asdf qwert test guest root ' +
  'default changeme money bitcoin crypto trading trader wallet usdt forex invest binary portal member account security'
).split(' ');
