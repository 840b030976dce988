import { expect, test } from 'vitest';
import { largestImage } from '../../../text/limits';
import { toStartValues, toTicket, ticketSchema } from './ticketForm';

const subjects = [
  { id: '2', subject: 'Withdrawals and payouts' },
  { id: '4', subject: 'Package' },
  { id: '6', subject: ' others' },
];
const file = new File(['x'], 'image.png');
const image = { id: 'a', source: file, file };
const values = { subject: '2', others: 'kept', message: ' Hello ', images: [image] };
const getErrors = async (given: object) => {
  try {
    await ticketSchema(subjects).validate(given, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
  }
};

test('a question of another screen finds its subject, or brings its own', () => {
  expect(toStartValues({ about: 'withdrawal', code: 'WD-1' }, subjects)).toEqual({
    subject: '2',
    others: '',
    message: 'Withdrawal WD-1: ',
  });
  expect(toStartValues({ about: 'missingBonus', code: 'INV-7' }, subjects)).toMatchObject({
    ...{ subject: '2', message: 'Missing bonus for the purchase INV-7: ' },
  });
  expect(toStartValues({ about: 'subscription', code: 'INV-7' }, subjects)).toMatchObject({ subject: '4' });
  expect(toStartValues({ about: 'transfer', code: '' }, subjects)).toEqual({
    subject: '6',
    others: 'Transfer',
    message: 'Transfer: ',
  });
  expect(toStartValues({ about: 'transfer', code: '' }, [])).toMatchObject({ subject: '', others: '' });
});

test.each([
  ['withdrawal', ['Retiros', 'السحوبات', 'سحب', 'निकासी']],
  ['transfer', ['Transferencias', 'تحويل الأموال', 'ट्रांसफ़र']],
  ['subscription', ['Paquete', 'الباقة', 'باقات', 'पैकेज']],
  ['bonus', ['Bonos', 'المكافآت', 'مكافأة', 'बोनस']],
] as const)('a question about a %s finds the subject in the operator’s language', (about, names) => {
  for (const name of names)
    expect(
      toStartValues({ about, code: '' }, [...subjects.slice(-1), { id: 'x', subject: name }]),
    ).toMatchObject({
      subject: 'x',
      others: '',
    });
});

test('what is required, and with Others alone a subject of one’s own (B §5) [B §5 Ticket raise]', async () => {
  expect(await getErrors(values)).toEqual([]);
  expect(await getErrors({ ...values, others: '' })).toEqual([]);
  expect(await getErrors({ ...values, subject: '6', others: ' ' })).toEqual(['others']);
  expect(await getErrors({ ...values, subject: '6', others: 'x'.repeat(201) })).toEqual(['others']);
  expect(await getErrors({ subject: '', others: '', message: ' \n', images: [] })).toEqual([
    'subject',
    'message',
    'images',
  ]);
  expect(await getErrors({ ...values, message: '🙂'.repeat(5000) })).toEqual([]);
  expect(await getErrors({ ...values, message: `${'x'.repeat(4998)}\ny` })).toEqual(['message']);
  expect(await getErrors({ ...values, images: [image, { ...image, file: undefined }] })).toEqual(['images']);
});

test('what is sent has no subject that was not asked for [B §5 Ticket raise]', () => {
  expect(toTicket(values, subjects)).toEqual({
    subjectId: '2',
    othersSubject: '',
    message: 'Hello',
    images: [file],
  });
  expect(toTicket({ ...values, subject: '6' }, subjects)?.othersSubject).toBe('kept');
  expect(toTicket({ ...values, images: [{ ...image, file: undefined }] }, subjects)).toBeUndefined();
});

test('an image has 2048 KB at most (B §9) [B §9 Ticket images]', () => {
  expect(largestImage / 1024).toBe(2048);
});
