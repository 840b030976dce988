import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loginLogs } from '../../data/schema/access';
import { profiles } from '../../data/schema/members';
import { files } from '../../data/schema/service';
import { type Account, addAccount, addCountry, enterAs, signIn, pin } from '../../testing/accounts';
import { hostileImages } from '../../testing/images/hostileImages';
import { testServer } from '../../testing/testServer';

const { db, client, app, clock } = await testServer();
const uploads = await hostileImages();
const getBytes = (name: string) => uploads.find((upload) => upload.name === name)?.bytes ?? Buffer.alloc(0);
let me: Account;
let mine = '';
let others = '';

beforeAll(async () => {
  await addCountry(db);
  me = await addAccount(db, 'amara', { secondStep: false, authType: 'mpin' });
  await addAccount(db, 'other', { secondStep: false }, me.id);
  mine = await signIn(client, 'amara');
  others = await signIn(client, 'other');
});

const user = async (token = mine) =>
  (await client.get('/user', token)).body.data as Record<string, unknown> & {
    profile: Record<string, unknown>;
  };

describe('the profile (A §5)', () => {
  const update = (fields: object, token = mine) => client.post('/update-profile', fields, token);
  const all = {
    name: 'Amara  Okafor',
    email: 'AMARA@mail.example',
    phone: '2348012345678',
    gender: 'female',
    dob: '1991-05-30',
    address_line1: '12 Marina Road, Flat 3/4',
    address_line2: 'Süd-Block 2.',
    landmark: 'Old Mill',
    city: 'Lagos',
    state: 'São Paulo',
    country: 161,
    pincode: '101001',
    tax_id: 'NG4471820',
  };

  it('keeps the anti-phishing word, and every mail has it from then on (D113)', async () => {
    const withCode = (anti_phishing_word: string) => update({ anti_phishing_word, mpin: pin });
    expect(await user()).toMatchObject({ has_anti_phishing_word: 0 });
    expect((await withCode('  blue heron ')).status).toBe(200);
    expect(await user()).toMatchObject({ has_anti_phishing_word: 1 });
    for (const wrong of ['<b>', 'x'.repeat(41), 'a@b'])
      expect((await update({ anti_phishing_word: wrong })).status).toBe(422);
    expect((await withCode('')).status).toBe(200);
    expect(await user()).toMatchObject({ has_anti_phishing_word: 0 });
  });

  it('saves the fields that are sent, and reads them back', async () => {
    expect((await update(all)).body).toEqual({ status: true, message: 'Changes saved.' });
    const { name, email, profile } = await user();
    expect(name).toBe('Amara Okafor');
    expect(email).toBe('amara@mail.example');
    const { name: _name, email: _email, ...rest } = all;
    expect(profile).toMatchObject(rest);
  });

  it('leaves what is absent and clears what is empty (D57)', async () => {
    expect((await update({ city: 'Abuja', landmark: '', gender: '', dob: '', tax_id: '' })).status).toBe(200);
    const { profile } = await user();
    expect(profile).toMatchObject({ city: 'Abuja', landmark: null, gender: null, dob: null, tax_id: null });
    expect(profile).toMatchObject({ state: 'São Paulo', phone: '2348012345678' });
    expect((await user(others)).profile).toMatchObject({ city: null });
  });

  it('takes a leap day, and a text of spaces as an empty one', async () => {
    expect((await update({ dob: '2000-02-29', city: '   ' })).status).toBe(200);
    expect((await user()).profile).toMatchObject({ dob: '2000-02-29', city: null });
  });

  // Proves: You can’t change the email here.
  it.each([
    ['another e-mail', { email: 'other@mail.example' }, 'email'],
    ['a name with signs unseen', { name: 'Ama\u200bra' }, 'name'],
    ['a name of spaces', { name: '  ' }, 'name'],
    ['a name with digits', { name: 'Amara 2' }, 'name'],
    ['a city with markup', { city: '<b>' }, 'city'],
    ['a city with a sign that ASCII lacks', { city: 'Pune€' }, 'city'],
    ['an address with an emoji', { address_line1: '12 Mill Road 🏠' }, 'address_line1'],
    ['a name with a digit of another script', { name: 'Amara ٢' }, 'name'],
    ['a city that is nothing to the eye', { city: '\u3164' }, 'city'],
    ['an address with a semicolon', { address_line1: '1; DROP' }, 'address_line1'],
    ['an address turned around', { address_line2: '\u202eRoad' }, 'address_line2'],
    ['a phone with a plus', { phone: '+234' }, 'phone'],
    ['a pincode of letters', { pincode: 'SW1A' }, 'pincode'],
    ['a tax id with a dash', { tax_id: 'NG-1' }, 'tax_id'],
    ['a day that is none', { dob: '1991-02-30' }, 'dob'],
    ['a month that is none', { dob: '1991-13-01' }, 'dob'],
    ['a birth in the future', { dob: '2026-11-22' }, 'dob'],
    ['a birth before anyone alive', { dob: '1899-12-31' }, 'dob'],
    ['a day in another order', { dob: '30-05-1991' }, 'dob'],
    ['an unknown country', { country: 9999 }, 'country'],
    ['a country that is a text', { country: 'NG' }, 'country'],
    ['a gender of the server’s', { gender: 'x' }, 'gender'],
    ['ten thousand characters', { address_line1: 'a'.repeat(10_000) }, 'address_line1'],
    ['fields of others (T20)', { username: 'leader' }, 'username'],
    ['fields that the server sets (T20)', { email_verified_at: '2026-01-01' }, 'email_verified_at'],
    ['the way to be paid (T20)', { withdrawal_address: '0x1' }, 'withdrawal_address'],
    ['the auth type (T20)', { auth_type: 'otp' }, 'auth_type'],
  ])('refuses %s, by field, and saves nothing of the rest', async (_what, wrong, field) => {
    const before = await user();
    const { status, body } = await update({ state: 'Kano', ...wrong });
    expect(status, JSON.stringify(body)).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
    // The authenticator’s secret changes with each read.
    expect({ ...(await user()), image_2fa: null }).toEqual({ ...before, image_2fa: null });
  });

  it('names every field that is wrong', async () => {
    const { body } = await update({ name: 'Ama\ufe0fra', dob: '1991-02-30', email: 'x@y.example' });
    expect(Object.keys(body.errors as object).sort()).toEqual(['dob', 'email', 'name']);
    expect((await update({})).status).toBe(422);
  });
});

describe('the logs (A §3)', () => {
  it('list the member’s own sign-ins, newest first, a page at a time', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      memberId: me.id,
      ip: `203.0.113.${index + 1}`,
      country: 'Nigeria',
      createdAt: new Date(clock.now().getTime() - (index + 1) * 60_000),
    }));
    await db.insert(loginLogs).values(rows);
    const { body } = await client.get('/logs', mine);
    expect(body).toMatchObject({ total: 13, last_page: 2, current_page: 1, more_details: [] });
    const page = body.data as { ip: string; country: string; created_at: string }[];
    expect(page).toHaveLength(10);
    expect(page[0]).toMatchObject({
      ip: '127.0.0.1',
      country: 'Unknown',
      created_at: clock.now().toISOString(),
    });
    expect(page[1]).toMatchObject({ ip: '203.0.113.1', country: 'Nigeria' });
    expect((await client.get('/logs', others)).body.total).toBe(1);
  });
});

describe('the image (T11)', () => {
  const upload = (bytes: Uint8Array, name = 'me.png', token = mine) =>
    client.form('/change-picture', { photo: [name, bytes] }, token);
  const image = (name: unknown) => app.inject({ url: `/images/${String(name)}` });

  it('is served under a name of chance, with a fixed type, and the one before it is gone', async () => {
    expect((await upload(getBytes('plain.png'))).body).toEqual({
      status: true,
      message: 'Photo changed.',
    });
    const { data: first } = (await client.get('/get-picture', mine)).body;
    expect(first).toMatch(/^[0-9a-f]{32}\.png$/);
    const served = await image(first);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await upload(getBytes('located.jpg'), '../../etc/passwd.svg')).status).toBe(200);
    const { data: second } = (await client.get('/get-picture', mine)).body;
    expect(second).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect((await image(second)).headers['content-type']).toBe('image/jpeg');
    expect((await image(second)).body).not.toContain('<script');
    expect((await image(first)).statusCode).toBe(404);
    expect((await user()).profile.avatar).toBe(second);
    expect((await client.get('/get-picture', others)).body.data).toBeNull();
  });

  it.each(uploads.map(({ name, expected }) => [name, expected]))('%s is %s', async (name, expected) => {
    const before = (await client.get('/get-picture', mine)).body.data;
    const { status, body } = await upload(getBytes(name), name);
    expect(status, JSON.stringify(body)).toBe(expected === 'kept' ? 200 : 422);
    const texts = {
      size: 'Image size sholud not be greater than 2MB',
      kind: 'The photo must be a PNG or JPEG file.',
      pixels: 'The photo has too many pixels. Use a smaller one.',
      broken: 'We couldn’t open the photo. Choose another image.',
    };
    if (expected === 'kept') return;
    expect(body.errors).toEqual({ photo: [texts[expected]] });
    expect((await client.get('/get-picture', mine)).body.data).toBe(before);
  });

  it('leaves one file, however many are sent at the same time', async () => {
    const before = await db.$count(files);
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(getBytes('plain.jpg'))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await db.$count(files)).toBe(before);
  });

  it('is changed once for an Idempotency-Key (T12)', async () => {
    const key = { 'idempotency-key': 'picture-0001' };
    const send = (name: string) => client.form('/change-picture', { photo: getBytes(name) }, mine, key);
    expect((await send('plain.png')).status).toBe(200);
    const { data } = (await client.get('/get-picture', mine)).body;
    expect((await send('plain.png')).status).toBe(200);
    expect((await client.get('/get-picture', mine)).body.data).toBe(data);
    expect((await send('plain.jpg')).body.message).toBe('This confirmation belongs to another request.');
  });

  it('is not a text, two files, or a form that ends too soon', async () => {
    const text = await client.form('/change-picture', { photo: 'data:image/png;base64,iVBORw0KGgo=' }, mine);
    expect(text.body.errors).toEqual({ photo: ['The photo field is invalid.'] });
    expect((await client.form('/change-picture', { x: getBytes('plain.png') }, mine)).status).toBe(422);
    const part = (name: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nx\r\n`;
    const send = (payload: string, type = 'multipart/form-data; boundary=b') =>
      client.raw('/change-picture', payload, type, mine);
    expect((await send(`${part('photo')}${part('photo')}--b--\r\n`)).status).toBe(422);
    expect((await send('')).status).toBe(422);
    for (const cut of [part('photo'), '--b\r\nContent-Disp', 'x'])
      expect((await send(cut)).status, cut).toBe(400);
    for (const boundary of ['', '; boundary=', `; boundary=${'b'.repeat(300)}`])
      expect((await send(`${part('photo')}--b--`, `multipart/form-data${boundary}`)).status, boundary).toBe(
        400,
      );
    expect((await send(`${part('__proto__')}--b--\r\n`)).status).toBe(400);
    expect((await send('{"photo":"x"}', 'application/json')).status).toBe(415);
  });

  it('of more than four megabytes is not read to its end', async () => {
    const { status, body } = await upload(Buffer.alloc(4 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(body).toEqual({ status: false, message: 'The request is too large.' });
  });
});

describe('the broker details (A §5, D40)', () => {
  const texts = {
    trading_username: ' amara21 ',
    trading_platform: 'MetaTrader 5',
    trading_account: '5012345',
    trading_pass: ' trader pass 1 ',
    investor_password: 'investor pass 1',
    trading_server: 'Atlas-Live',
  };
  const save = (more: object = {}, token = mine) =>
    client.form(
      '/set-broker-details',
      { ...texts, mpin: pin, trading_file: getBytes('plain.jpg'), ...more },
      token,
    );
  const ownFiles = () => db.select().from(files).where(eq(files.ownerId, me.id));

  it('are saved with an image that is shown nowhere, and can be saved again', async () => {
    expect((await save()).body).toEqual({ status: true, message: 'Broker details saved.' });
    const { profile } = await user();
    expect(profile).toMatchObject({ ...texts, trading_username: 'amara21' });
    expect((await app.inject({ url: `/images/${String(profile.trading_file)}` })).statusCode).toBe(404);
    expect((await save({ trading_server: 'Atlas-Demo' })).status).toBe(200);
    expect((await user()).profile.trading_server).toBe('Atlas-Demo');
    expect(await ownFiles()).toHaveLength(1);
  });

  it('keep their passwords from who is signed in as the member (T5)', async () => {
    const { profile } = await user(await enterAs(client, 'amara'));
    expect(profile).toMatchObject({
      trading_pass: null,
      investor_password: null,
      trading_server: 'Atlas-Demo',
    });
  });

  it('are refused when one is empty, with the words of A §5', async () => {
    const { status, body } = await save({ trading_server: '', trading_platform: '  ' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      trading_platform: ['trading_platform is Required'],
      trading_server: ['trading_server is Required'],
    });
  });

  it.each([
    ['a file for a text', { trading_server: Buffer.from('x') }, 'trading_server'],
    ['a text for the file', { trading_file: 'x' }, 'trading_file'],
    ['a picture that is none', { trading_file: getBytes('svg.png') }, 'trading_file'],
    ['a control character', { trading_account: '50\u0000' }, 'trading_account'],
    ['a field more (T20)', { avatar: 'x.png' }, 'avatar'],
  ])('refuse %s', async (_what, wrong, field) => {
    const { status, body } = await save(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
    const [row] = await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.memberId, me.id)));
    expect(row?.tradingServer).toBe('Atlas-Demo');
  });
});
