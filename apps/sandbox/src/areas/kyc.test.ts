import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files, kycDocuments } from '../data/schema/service';
import { addSignedIn } from '../testing/accounts';
import { imageQueue, imageQueueOptions } from '../images/cleanImage';
import { hostileImages } from '../testing/images/hostileImages';
import { testServer } from '../testing/testServer';

const { db, client, app, clock } = await testServer();
const uploads = await hostileImages();
const getBytes = (name: string) => uploads.find((upload) => upload.name === name)?.bytes ?? Buffer.alloc(0);
const { getId, readToken } = await addSignedIn(db, client, {
  ...{ amara: {}, other: {}, racer: {}, keyed: {}, picky: {}, patient: {}, arab: {} },
});

const requiredPapers = {
  identity: { document_type: 'identity', document_name: 'Passport', document_number: 'A1234567' },
  address: { document_type: 'address', document_name: 'Utility Bill', document_number: '' },
  photo: { document_type: 'photo', document_name: 'photo' },
};
const send = (username: string, fields: object, headers = {}) =>
  client.form('/kyc-doc-upload', { front: getBytes('plain.jpg'), ...fields }, readToken(username), headers);
const decide = (id: unknown, status: number, remarks = '') =>
  client.operate(`/kyc/${String(id)}`, { status, remarks });

interface Listed {
  kyc_status: number;
  documents: Record<string, unknown>[];
  total: number;
}
const list = async (username: string, query = ''): Promise<Listed> => {
  const { body } = await client.get(`/kyc-list${query}`, readToken(username));
  const page = body.data as { data: Record<string, unknown>[]; total: number };
  return { kyc_status: Number(body.kyc_status), documents: page.data, total: page.total };
};

it('names the papers of each type (D43)', async () => {
  const { body } = await client.get('/get-doc-type', readToken('amara'));
  expect(body).toEqual({
    status: true,
    photo_required: 1,
    data: {
      identity: ['Passport', 'National ID', 'Driving Licence'],
      address: ['Utility Bill', 'Bank Statement'],
      photo: 'photo',
    },
  });
});

it('a name in the member’s language is kept as the operator’s, and comes back in theirs', async () => {
  const identity = { ...requiredPapers.identity, document_name: 'جواز السفر' };
  expect((await send('arab', identity, { 'accept-language': 'ar' })).status).toBe(200);
  expect((await list('arab')).documents).toMatchObject([{ document_name: 'Passport' }]);
  const { body } = await client.get('/kyc-list', readToken('arab'), { 'accept-language': 'hi' });
  expect(body.data).toMatchObject({ data: [{ document_name: 'पासपोर्ट' }] });
});

describe('the way through (A §4)', () => {
  it('begins with nothing', async () => {
    expect(await list('amara')).toEqual({ kyc_status: 0, documents: [], total: 0 });
  });

  it('takes each type once while it waits', async () => {
    expect((await send('amara', { ...requiredPapers.identity, back: getBytes('plain.png') })).body).toEqual({
      status: true,
      message: 'Document sent.',
    });
    expect((await send('amara', requiredPapers.address)).status).toBe(200);
    expect((await send('amara', requiredPapers.photo)).status).toBe(200);
    for (const paper of Object.values(requiredPapers))
      expect((await send('amara', paper)).body.message).toBe('This document is waiting for verification.');
    const { kyc_status, documents, total } = await list('amara');
    expect([kyc_status, total]).toEqual([0, 3]);
    expect(documents.map(({ document_type }) => document_type)).toEqual(['photo', 'address', 'identity']);
    expect(documents[2]).toMatchObject({
      document_name: 'Passport',
      document_number: 'A1234567',
      status: 0,
      remarks: null,
      created_at: clock.now().toISOString(),
    });
    expect(documents[2]?.front).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(documents[2]?.back).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(documents[0]).toMatchObject({ document_number: null, back: null });
  });

  // Proves: This document is already approved.
  it('takes a rejected type again, and no approved one (D41)', async () => {
    const [photo, address, identity] = (await list('amara')).documents;
    await decide(identity?.id, 2, 'The picture is not sharp.');
    await decide(address?.id, 1);
    expect((await send('amara', requiredPapers.address)).body.message).toBe(
      'This document is already approved.',
    );
    expect((await send('amara', { ...requiredPapers.identity, document_name: 'National ID' })).status).toBe(
      200,
    );
    const { kyc_status, documents } = await list('amara');
    expect(kyc_status).toBe(0);
    expect(documents.map(({ document_type, status, remarks }) => [document_type, status, remarks])).toEqual([
      ['identity', 0, null],
      ['photo', 0, null],
      ['address', 1, null],
      ['identity', 2, 'The picture is not sharp.'],
    ]);
    expect(documents.map(({ decided_at }) => typeof decided_at)).toEqual([
      ...['object', 'object', 'string', 'string'],
    ]);
    await decide(photo?.id, 1);
    expect((await list('amara')).kyc_status).toBe(0);
    await decide(documents[0]?.id, 1);
    expect((await list('amara')).kyc_status).toBe(1);
  });

  it('is undone when the operator thinks again', async () => {
    const { documents } = await list('amara');
    await decide(documents[0]?.id, 2, 'Expired.');
    expect((await list('amara')).kyc_status).toBe(0);
    await decide(documents[0]?.id, 1);
    expect((await list('amara')).kyc_status).toBe(1);
  });

  it('keeps one of several that are sent at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send('racer', requiredPapers.identity)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await list('racer')).total).toBe(1);
    expect(await db.$count(files, eq(files.ownerId, getId('racer')))).toBe(1);
  });

  it('answers a repeated confirmation with the first answer (T12)', async () => {
    const key = { 'idempotency-key': 'document-0001' };
    const replies = [
      await send('keyed', requiredPapers.photo, key),
      await send('keyed', requiredPapers.photo, key),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list('keyed')).total).toBe(1);
    const other = await send('keyed', { ...requiredPapers.photo, front: getBytes('plain.png') }, key);
    expect(other.body.message).toBe('This confirmation belongs to another request.');
  });
});

describe('when many images are checked', () => {
  it('shows a message instead of waiting without end, and takes the same confirmation later', async () => {
    let end: (value: boolean) => void = () => {};
    const others = new Promise((resolve) => {
      end = resolve;
    });
    const { atOnce, mostWaiting } = imageQueueOptions;
    const busy = Array.from({ length: atOnce + mostWaiting }, () => imageQueue(() => others));
    const key = { 'idempotency-key': 'document-0002' };
    for (const headers of [key, {}]) {
      const { status, body } = await send('patient', requiredPapers.identity, headers);
      expect([status, body.retry_after]).toEqual([429, 60]);
      expect(body.message).toMatch(/many images right now, so yours wasn’t saved/);
    }
    expect((await list('patient')).total).toBe(0);
    end(true);
    await Promise.all(busy);
    expect((await send('patient', requiredPapers.identity, key)).status).toBe(200);
    expect((await list('patient')).total).toBe(1);
  });
});

describe('whose they are (T19)', () => {
  it('shows a member their own documents only', async () => {
    expect((await list('other')).total).toBe(0);
  });

  it('serves the images to no one, because no call reads them (T11)', async () => {
    const { documents } = await list('amara');
    const pictures = documents.flatMap(({ front, back }) => [front, back]).filter(Boolean);
    expect(pictures).toHaveLength(5);
    for (const name of pictures) {
      const reply = await app.inject({
        url: `/images/${String(name)}`,
        headers: { authorization: `Bearer ${readToken('amara')}` },
      });
      expect(reply.statusCode).toBe(404);
    }
    const owners = await db.selectDistinct({ owner: files.ownerId }).from(files);
    expect(owners.map(({ owner }) => owner)).not.toContain(null);
  });
});

describe('what is refused', () => {
  it.each([
    ['a type that is none', { document_type: 'selfie' }, 'document_type'],
    ['no type', { document_type: undefined }, 'document_type'],
    ['a name of another type', { document_name: 'Utility Bill' }, 'document_name'],
    ['a name that is markup', { document_name: '<img src=x>' }, 'document_name'],
    ['a number with signs', { document_number: 'A-1' }, 'document_number'],
    ['a number that is a file', { document_number: Buffer.from('A1') }, 'document_number'],
    ['a front that is a text', { front: 'x' }, 'front'],
    ['no front', { front: undefined }, 'front'],
    ['a status of its own (T20)', { status: '1' }, 'status'],
    [
      'the back of a photo',
      { ...requiredPapers.photo, document_number: '', back: getBytes('plain.png') },
      'back',
    ],
    ['the number of a photo', { ...requiredPapers.photo, document_number: '1' }, 'document_number'],
  ])('%s', async (_what, wrong, field) => {
    const fields: Record<string, string | Uint8Array> = {};
    for (const [name, value] of Object.entries({
      ...requiredPapers.identity,
      front: getBytes('plain.jpg'),
      ...wrong,
    }))
      if (value !== undefined) fields[name] = value;
    const { status, body } = await client.form('/kyc-doc-upload', fields, readToken('picky'));
    expect(status, JSON.stringify(body)).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
  });

  it.each(
    uploads.filter(({ expected }) => expected !== 'kept').map(({ name, expected }) => [name, expected]),
  )('%s (%s), on either side, in one plain text (A §8)', async (name, expected) => {
    const front = await send('picky', { ...requiredPapers.identity, front: getBytes(name) });
    const back = await send('picky', { ...requiredPapers.identity, back: getBytes(name) });
    for (const { status, body } of [front, back]) {
      expect(status).toBe(422);
      expect(body.errors).toBe(body.message);
      if (expected === 'size') expect(body.errors).toBe('Image size sholud not be greater than 2MB');
    }
  });

  it('leaves nothing behind', async () => {
    const mine = getId('picky');
    expect(await db.$count(kycDocuments, eq(kycDocuments.memberId, mine))).toBe(0);
    expect(await db.$count(files, eq(files.ownerId, mine))).toBe(0);
  });
});
