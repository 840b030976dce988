import { desc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { outbox } from '../../data/schema/access';
import { safeguards } from '../../data/schema/security';
import { notifications } from '../../data/schema/service';
import { addAccount, type Account, signIn } from '../../testing/accounts';
import { asOperator } from '../../testing/portalClient';
import { testServer } from '../../testing/testServer';

// A member's language goes from their calls to answers, notices and mails.
const { db, client, app } = await testServer();
const speak = (language: string) => ({ 'accept-language': language });

let member: Account;
let token = '';
beforeAll(async () => {
  member = await addAccount(db, 'amira', { secondStep: false });
  token = await signIn(client, 'amira');
  await db.insert(notifications).values({
    ...{ memberId: member.id, title: 'Withdrawal WD-1 was rejected', source: 'WITHDRAW' },
    ...{ body: '<p>Wrong name. We’ve returned $30.00 to your Live Wallet.</p>', createdAt: new Date(0) },
  });
});

const lastMail = async () => (await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];

it.each([
  ['ar', 'كلمة المرور الحالية غير صحيحة.', 'تم رفض السحب \u2068WD-1\u2069'],
  ['hi', 'मौजूदा पासवर्ड गलत है।', 'निकासी WD-1 अस्वीकृत हुई'],
  ['es', 'La contraseña actual no es correcta.', 'El retiro WD-1 fue rechazado'],
])('answers and notices are in the language of the call: %s', async (language, refusal, notice) => {
  const wrong = { currentpassword: 'not it 1234', newpassword: 'another one 77', otp: '0000' };
  const { body } = await client.post('/change-password', wrong, token, speak(language));
  expect(body).toMatchObject({ errors: { currentpassword: [refusal] } });
  const { body: listed } = await client.get('/latest-notifications', token, speak(language));
  expect(listed.data).toMatchObject([{ title: notice }]);
});

it.each([
  ['ar', 'تم إلغاء تجميد حسابك', 'سجّل الدخول بكلمة المرور'],
  ['hi', 'आपका खाता फिर से खोला गया', 'पासवर्ड'],
])('an operator’s act is mailed in the language of the last call: %s', async (language, subject, line) => {
  const fresh = await addAccount(db, `sami${language}`, { secondStep: false }, member.id);
  const own = await signIn(client, fresh.username);
  await client.get('/user', own, speak(language));
  await db.insert(safeguards).values({ memberId: fresh.id, frozenAt: new Date() });
  const lifted = {
    method: 'POST' as const,
    url: '/sandbox/lift-freeze',
    payload: { username: fresh.username },
  };
  expect((await app.inject({ ...lifted, headers: asOperator })).statusCode).toBe(200);
  const mail = await lastMail();
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(line);
});

it('the page that freezes an account is in its member’s language, in any browser', async () => {
  await client.get('/user', token, speak('hi'));
  const { body: link } = await client.post('/freeze-link', {}, token, speak('hi'));
  const { url } = link.data as { url: string };
  const page = await app.inject({ method: 'GET', url, headers: speak('en') });
  expect(page.body).toContain('<html lang="hi" dir="ltr">');
  expect(page.body).toContain('अपना खाता फ़्रीज़ करें?');
});

it('the page of a used link is in the browser’s language', async () => {
  const { body } = await app.inject({ method: 'GET', url: '/freeze?token=x', headers: speak('ar') });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('لم يعد هذا الرابط يعمل');
});
