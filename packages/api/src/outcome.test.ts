import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './json';
import { toOutcome, type Outcome } from './outcome';
import { longestText } from './texts';

type Kind = Outcome<unknown>['kind'];
type Row = [name: string, status: number, text: string, kind: Kind, rest?: Record<string, unknown>];

const ok = 'ok';
const no = 'refused';
const out = 'unauthenticated';
const bad = 'failed';

const rows: Row[] = [
  // Success in every spelling (D35).
  ['true', 200, '{"status":true,"data":[]}', ok],
  ["'success'", 200, '{"status":"success"}', ok],
  ["'Success'", 200, '{"status":"Success"}', ok],
  ['1', 200, '{"status":1}', ok],
  ["'1'", 200, '{"status":"1"}', ok],
  ['200 in a body', 200, '{"status":200}', ok],
  ["'200' in a body", 200, '{"status":"200"}', ok],
  ['422 in a body', 200, '{"status":422,"message":"No."}', no, { message: 'No.' }],
  ["'true'", 200, '{"status":"true"}', ok],
  ['no status', 200, '{"data":{"a":1}}', ok],
  ['a null status', 200, '{"status":null,"data":1}', ok],
  ['an empty object', 200, '{}', ok],
  ['an empty status', 200, '{"status":"","data":1}', ok],
  ["' success '", 200, '{"status":" success ","errors":{"a":["Odd"]}}', ok],
  ['errors beside success', 200, '{"status":true,"errors":{"a":["Odd"]}}', ok],
  ["msg 401 beside 'success'", 200, '{"status":"success","msg":401}', ok],
  ['201', 201, '{"status":true}', ok],
  ['message as confirmation', 200, '{"status":true,"message":"Saved."}', ok, { message: 'Saved.' }],
  ['msg as confirmation', 200, '{"status":true,"msg":"Saved."}', ok, { message: 'Saved.' }],
  ['a number for a message', 200, '{"status":true,"message":200}', ok, { message: undefined }],
  ['an empty message beside msg', 200, '{"status":1,"message":"","msg":"Yes"}', ok, { message: 'Yes' }],
  ['empty errors beside success', 200, '{"status":true,"errors":[]}', ok],
  // Refusals.
  ['false', 200, '{"status":false,"message":"No."}', no, { message: 'No.', status: 200 }],
  ['0', 200, '{"status":0,"msg":"No."}', no, { message: 'No.' }],
  ["'0'", 200, '{"status":"0","msg":"No."}', no, { message: 'No.' }],
  ["'false'", 200, '{"status":"false","msg":"No."}', no, { message: 'No.' }],
  ["'error'", 200, '{"status":"error","msg":"No."}', no, { message: 'No.' }],
  // Neither sign settles a read, whose data is judged by itself (D144).
  ['an odd number', 200, '{"status":2,"data":1}', ok],
  ['an object for a status', 200, '{"status":{},"data":1}', ok],
  ['words of a review', 200, '{"success":false,"message":"Under review."}', no, { message: 'Under review.' }],
  ['a text of an error', 200, '{"error":"Under review."}', no, { message: 'Under review.' }],
  ['an error with a message', 200, '{"error":{"code":"E7","message":"No."}}', no, { message: 'No.' }],
  ['a refusal inside', 200, '{"data":{"success":false,"message":"No."}}', no, { message: 'No.' }],
  ['a refusal next to a repeated code', 200, '{"status":200,"success":false,"msg":"No."}', no],
  ['data with fields of the same names', 200, '{"data":{"code":"422","result":"failed","ok":7}}', ok],
  ['message before msg', 200, '{"status":false,"msg":"second","message":"first"}', no, { message: 'first' }],
  ['no text at all', 422, '{"status":false}', no, { message: '', fields: {} }],
  ['errors without a status', 200, '{"errors":{"a":["Bad"]}}', no, { message: 'Bad' }],
  ['422 without a status', 422, '{"message":"No."}', no, { message: 'No.', status: 422 }],
  ['a code stronger than its status', 422, '{"status":true,"message":"No."}', no, { message: 'No.' }],
  ['403', 403, '{"message":"Not yours."}', no, { message: 'Not yours.' }],
  [
    '404 in the API’s own form',
    404,
    '{"status":false,"message":"Not found."}',
    no,
    { message: 'Not found.' },
  ],
  ['404 with msg', 404, '{"msg":"No such ticket."}', no, { message: 'No such ticket.' }],
  ['415 with errors', 415, '{"errors":{"image":["No image."]}}', no, { message: 'No image.' }],
  // A bare `message` under a code that frameworks use is the framework's (D121).
  ...[402, 404, 405, 406, 410, 413, 415, 419, 499].map((code): Row => {
    const body = '{"message":"Gone.","exception":"X","file":"/a.php"}';
    return [`bare ${code}`, code, body, bad, { reason: 'server', status: code, sent: true }];
  }),
  ['404 with its own code as the status', 404, '{"status":404,"message":"Gone."}', bad],
  ['404 with its own code as a text', 404, '{"status":"404","message":"Gone."}', bad],
  ['404 with status true', 404, '{"status":true,"message":"Gone."}', bad],
  ...[400, 403, 409, 422, 423].map((code): Row => {
    return [`words with ${code}`, code, '{"message":"No."}', no, { message: 'No.', status: code }];
  }),
  ['409', 409, '{"status":false,"message":"In progress."}', no, { status: 409 }],
  // Errors in every shape (A §8, B §8, D39).
  [
    'arrays',
    422,
    '{"status":false,"errors":{"username":["Taken.","Short."],"email":["Odd."]},"message":"Invalid."}',
    no,
    { message: 'Taken.', fields: { username: ['Taken.', 'Short.'], email: ['Odd.'] } },
  ],
  [
    'texts',
    422,
    '{"errors":{"a":"Bad a","b":"Bad b"}}',
    no,
    { message: 'Bad a', fields: { a: ['Bad a'], b: ['Bad b'] } },
  ],
  ['nested', 422, '{"errors":{"a":{"b":["Deep"]}}}', no, { message: 'Deep', fields: { a: ['Deep'] } }],
  [
    'too deep',
    422,
    '{"errors":{"a":{"b":{"c":{"d":{"e":"Deep"}}}}},"msg":"No."}',
    no,
    { message: 'No.', fields: {} },
  ],
  [
    'a first field without text',
    422,
    '{"errors":{"a":[],"b":["Bad b"]}}',
    no,
    { message: 'Bad b', fields: { b: ['Bad b'] } },
  ],
  [
    'numbers and nulls',
    422,
    '{"errors":{"a":[1,null,true],"b":null},"msg":"No."}',
    no,
    { message: 'No.', fields: {} },
  ],
  ['an array', 422, '{"errors":["First","Second"]}', no, { message: 'First', fields: {} }],
  ['an array of objects', 422, '{"errors":[{"message":"First"}]}', no, { message: 'First' }],
  ['a plain text', 422, '{"errors":"Image too large"}', no, { message: 'Image too large', fields: {} }],
  ['an empty text', 422, '{"errors":"","message":"No."}', no, { message: 'No.' }],
  ['an empty object', 422, '{"errors":{},"message":"No."}', no, { message: 'No.' }],
  ['null', 422, '{"errors":null,"message":"No."}', no, { message: 'No.' }],
  ['a number', 422, '{"errors":7,"message":"No."}', no, { message: 'No.' }],
  // 401, by code and by body (D35, D37).
  ['401', 401, '{"message":"Unauthenticated."}', out, { by: 'code' }],
  ['401 with HTML', 401, '<h1>Unauthorized</h1>', out, { by: 'code' }],
  ['msg 401 as a number', 200, '{"status":0,"msg":401}', out, { by: 'body' }],
  ['msg 401 as a text', 200, '{"status":false,"msg":"401"}', out, { by: 'body' }],
  ['message 401', 200, '{"status":false,"message":401}', out, { by: 'body' }],
  ['msg 401 among blanks', 200, '{"status":false,"msg":" 401 "}', out, { by: 'body' }],
  ['msg 401 without a status', 200, '{"msg":401}', out, { by: 'body' }],
  ['msg 401 in a 422', 422, '{"status":0,"msg":401}', out, { by: 'body' }],
  [
    '401 inside a sentence',
    200,
    '{"status":0,"msg":"Order 401 refused"}',
    no,
    { message: 'Order 401 refused' },
  ],
  ['msg 401 in a success', 200, '{"status":true,"msg":401}', ok],
  // 429 and its wait.
  [
    '429',
    429,
    '{"status":false,"message":"Slow.","retry_after":42}',
    no,
    { message: 'Slow.', retryAfter: 42 },
  ],
  ['429, wait as a text', 429, '{"status":false,"retry_after":"42"}', no, { retryAfter: 42 }],
  ['429 without JSON', 429, 'Too Many Requests', no, { message: '', retryAfter: 60, isWaitAssumed: true }],
  ['429 of a framework', 429, '{"message":"Too Many Attempts."}', no, { message: '', retryAfter: 60 }],
  ['429 with a wait', 429, '{"retry_after":42}', no, { isWaitAssumed: undefined }],
  ['no wait', 429, '{"retry_after":0}', no, { retryAfter: 0 }],
  ['a day', 429, '{"retry_after":86400}', no, { retryAfter: 86_400 }],
  ['more than a day', 429, '{"retry_after":86401}', no, { retryAfter: 60 }],
  ['a hostile wait', 429, '{"retry_after":-5}', no, { retryAfter: 60 }],
  ['an endless wait', 429, '{"retry_after":1e99}', no, { retryAfter: 60 }],
  ['a cool-down in a 200', 200, '{"status":false,"retry_after":12,"msg":"Wait"}', no, { retryAfter: 12 }],
  // No usable response.
  [
    '500 with a stack',
    500,
    '{"message":"Error: x\\n at run (/app/a.js:1:2)"}',
    bad,
    { reason: 'server', status: 500 },
  ],
  ['500 with HTML', 500, '<html>Whoops</html>', bad, { reason: 'server', sent: true }],
  ['500 claiming success', 500, '{"status":true}', bad, { reason: 'server' }],
  ['502 without a body', 502, '', bad, { reason: 'server' }],
  ['503 that kept nothing (D154)', 503, '{"status":false,"retry_after":1}', bad, { isRolledBack: true }],
  ['503 of a gateway', 503, '{"retry_after":1}', bad, { isRolledBack: undefined }],
  ['503 with msg 401', 503, '{"status":0,"msg":401}', bad, { reason: 'server' }],
  ['199', 199, '{"status":true}', bad, { reason: 'server' }],
  ['299', 299, '{"status":true}', ok],
  ['300', 300, '{"status":true}', bad, { reason: 'server' }],
  ['400', 400, '{"message":"No."}', no, { message: 'No.', status: 400 }],
  ['499', 499, '{"status":false,"message":"No."}', no, { message: 'No.' }],
  ['399', 399, '{"message":"No."}', bad, { reason: 'server' }],
  ['304', 304, '', bad, { reason: 'server' }],
  ['404 with HTML', 404, '<h1>Not Found</h1>', bad, { reason: 'server', status: 404 }],
  ['200 with HTML', 200, '<!doctype html><title>x</title>', bad, { reason: 'malformed', status: 200 }],
  ['200 without words went out', 200, '', bad, { reason: 'malformed', sent: true }],
  ['cut JSON', 200, '{"status":true,"data":[{"id":1', bad, { reason: 'malformed' }],
  ['an empty body', 200, '', bad, { reason: 'malformed' }],
  ['an array', 200, '[{"status":true}]', ok, { data: { data: [{ status: true }] } }],
  ['an empty array', 200, '[]', bad, { reason: 'malformed' }],
  ['null', 200, 'null', bad, { reason: 'malformed' }],
  ['a text', 200, '"success"', bad, { reason: 'malformed' }],
  ['a number', 200, '1', bad, { reason: 'malformed' }],
  // Hostile texts (T2, T27).
  ['markup', 200, '{"status":false,"msg":"<img src=x onerror=alert(1)>"}', no, { message: '' }],
  ['a closing tag', 200, '{"status":false,"msg":"</script>"}', no, { message: '' }],
  ['a comparison', 200, '{"status":false,"msg":"10 < 20 and 3 > 2"}', no, { message: '10 < 20 and 3 > 2' }],
  ['JSON', 200, '{"status":false,"msg":"{\\"a\\":1}"}', no, { message: '' }],
  ['SQL', 422, '{"message":"SQLSTATE[23505]: Unique violation"}', no, { message: '' }],
  ['a stack line', 422, '{"message":"boom in /srv/Login.php line 3"}', no, { message: '' }],
  ['undefined', 200, '{"status":false,"msg":"undefined"}', no, { message: '' }],
  ['[object Object]', 200, '{"status":false,"msg":"[object Object]"}', no, { message: '' }],
  ['a time of day', 200, '{"status":false,"msg":"Closed at 10:30"}', no, { message: 'Closed at 10:30' }],
  [
    'an object for a message',
    200,
    '{"status":false,"message":{"a":"b"},"msg":"No."}',
    no,
    { message: 'No.' },
  ],
  [
    'control characters',
    200,
    '{"status":false,"msg":"a\\u0000\\u001b[31mb\\r\\nc"}',
    no,
    { message: 'a [31mb c' },
  ],
  ['bidi controls', 200, '{"status":false,"msg":"pay\\u202Egnp.exe\\u2066"}', no, { message: 'paygnp.exe' }],
  ['zero width', 200, '{"status":false,"msg":"a\\u200bd\\ufeffmin"}', no, { message: 'admin' }],
  ['lone surrogates', 200, '{"status":false,"msg":"a\\ud800b"}', no, { message: 'ab' }],
  ['joined emoji stay', 200, '{"status":false,"msg":"👩‍💻"}', no, { message: '👩‍💻' }],
  ['right-to-left words stay', 200, '{"status":false,"msg":"رمز غير صحيح"}', no, { message: 'رمز غير صحيح' }],
  ['blanks only', 200, '{"status":false,"msg":"  \\t "}', no, { message: '' }],
];

describe('an answer', () => {
  test.each(rows)(
    '%s (%i) [A §3 Login response, A §4 Dashboard, A §6 401, A §8, A §8 Errors object, B §7, B §8]',
    (_name, status, text, kind, rest = {}) => {
      const outcome = toOutcome({ status, body: parseJson(text) });
      expect(outcome.kind).toBe(kind);
      const found = outcome as unknown as Record<string, unknown>;
      expect(Object.fromEntries(Object.keys(rest).map((key) => [key, found[key]]))).toEqual(rest);
    },
  );

  test('is tried with at least 60 bodies, each named once a kind', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  test.each<[string, unknown, object]>([
    ['words', { message: 'Wrong code.' }, { kind: no, message: 'Wrong code.', status: 401 }],
    ['msg', { status: false, msg: 'Wrong code.' }, { kind: no, message: 'Wrong code.' }],
    ['errors', { errors: { otp: ['Wrong.'] } }, { kind: no, message: 'Wrong.', fields: { otp: ['Wrong.'] } }],
    ['data', { status: false, message: 'Confirm.', otp_send: 1 }, { kind: no, body: { otp_send: 1 } }],
    ['a framework’s word', { message: 'Unauthenticated.' }, { kind: out, by: 'code' }],
    ['a framework’s word in our form', { status: false, message: 'Unauthorized' }, { kind: out, by: 'code' }],
    ['a token’s end', { message: 'Token has expired' }, { kind: out, by: 'code' }],
    ['msg 401', { status: 0, msg: '401' }, { kind: out, by: 'code' }],
    ['no words', { status: false }, { kind: out, by: 'code' }],
    ['no JSON', undefined, { kind: out, by: 'code' }],
  ])('401 before a session, with %s (D121)', (_name, body, outcome) => {
    expect(toOutcome({ status: 401, body, hasNoSession: true })).toMatchObject(outcome);
    expect(toOutcome({ status: 401, body })).toEqual({ kind: out, by: 'code' });
  });

  test('without a body is done for some writes, and unreadable for a read', () => {
    expect(toOutcome({ status: 204, body: undefined, mayBeEmpty: true })).toEqual({ kind: ok, data: {} });
    expect(toOutcome({ status: 204, body: undefined })).toMatchObject({ kind: bad, reason: 'malformed' });
    expect(toOutcome({ status: 200, body: undefined, mayBeEmpty: true })).toMatchObject({ kind: bad });
  });

  test('keeps the body of a refusal, for those that carry data', () => {
    const body = { status: false, otp_send: 1, username: 'amara21' };
    expect(toOutcome({ status: 200, body })).toMatchObject({ kind: 'refused', body });
  });

  test('cuts a huge text, and never through a character', () => {
    const outcome = toOutcome({
      status: 422,
      body: { message: 'x'.repeat(longestText - 1) + '😀'.repeat(9000) },
    });
    expect(outcome).toMatchObject({ message: 'x'.repeat(longestText - 1) });
  });

  test('holds back a flood of fields and of texts', () => {
    const errors = Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [`f${i}`, Array(5000).fill('Bad')]),
    );
    const outcome = toOutcome({ status: 422, body: { errors } });
    if (outcome.kind !== 'refused') throw new Error(outcome.kind);
    expect(Object.keys(outcome.fields)).toHaveLength(50);
    expect(outcome.fields['f0']).toHaveLength(10);
  });

  test.each([
    ['{"status":false,"errors":{"__proto__":["Polluted"],"a":["Bad"]}}'],
    ['{"status":false,"errors":{"\\u005f_proto__":{"x":"Polluted"},"a":["Bad"]}}'],
    ['{"status":false,"errors":{"constructor":["Polluted"],"prototype":["P"],"a":["Bad"]}}'],
    ['{"__proto__":{"status":true},"status":false,"errors":{"a":["Bad"]}}'],
  ])('can’t reach a prototype: %s', (text) => {
    const outcome = toOutcome({ status: 422, body: parseJson(text) });
    if (outcome.kind !== 'refused') throw new Error(outcome.kind);
    expect(outcome.fields).toEqual({ a: ['Bad'] });
    expect(Object.getPrototypeOf(outcome.fields)).toBe(Object.prototype);
    expect(JSON.stringify(outcome.body)).not.toContain('__proto__');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test.each([
    ['30', 30],
    ['2.2', 3],
    [' ', 60],
    ['soon', 60],
    [null, 60],
    ['999999999', 60],
  ])('reads Retry-After %j as %j', (retryAfter, seconds) => {
    const outcome = toOutcome({ status: 429, body: { status: false }, retryAfter });
    expect((outcome as { retryAfter?: number }).retryAfter).toBe(seconds);
  });

  test('names no wait where there is none', () => {
    expect(toOutcome({ status: 422, body: { status: false } })).not.toHaveProperty('retryAfter');
    expect(toOutcome({ status: 200, body: {} })).not.toHaveProperty('message');
  });

  test('looks no further than a form has fields, and a message words', () => {
    const errors = { a: [...Array.from({ length: 50 }, () => 0), 'Late'] };
    expect(toOutcome({ status: 422, body: { errors } })).toMatchObject({ message: '', fields: {} });
    const message = `${' '.repeat(8 * longestText)}late`;
    expect(toOutcome({ status: 422, body: { message } })).toMatchObject({ message: '' });
  });

  test('reads Retry-After as a date', () => {
    const retryAfter = new Date(Date.now() + 30_000).toUTCString();
    const outcome = toOutcome({ status: 429, body: undefined, retryAfter });
    expect((outcome as { retryAfter: number }).retryAfter).toBeGreaterThan(25);
    expect((outcome as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(30);
  });

  test('compares that date with the clock of the server, not of a device that is an hour off', () => {
    const [date, retryAfter] = [0, 30_000].map((ms) => new Date(Date.now() + 3_600_000 + ms).toUTCString());
    expect(toOutcome({ status: 429, body: undefined, retryAfter, date })).toMatchObject({ retryAfter: 30 });
  });

  test('never throws, and never shows machine text, for any value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(200, 400, 422, 429, 500),
        fc.jsonValue(),
        fc.jsonValue(),
        (status, value, errors) => {
          for (const body of [
            value,
            { status: value, msg: value, message: errors, errors: value },
            { errors },
          ]) {
            const outcome = toOutcome({ status, body: parseJson(JSON.stringify(body)) });
            const { message = '' } = outcome as { message?: string };
            expect(message).not.toMatch(/^(undefined|null|NaN)$|[\p{Cc}\u202e]/u);
            expect(message.length).toBeLessThanOrEqual(longestText);
          }
        },
      ),
    );
  });
});
