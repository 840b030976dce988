import fc from 'fast-check';

/** What a foreign server did with a write: it ran, it was refused, or its answer shows neither. */
type Truth = 'done' | 'refused' | 'unknown';

/** An answer as it is sent. `words` is the server's sentence, if it sends one. */
export interface Sent {
  truth: Truth;
  status: number;
  text: string;
  words?: string;
}

// Written from D35 and D144, and not from the reader.
const spellings = {
  done: [
    true,
    1,
    '1',
    'success',
    'Success',
    'SUCCESS',
    'ok',
    'OK',
    'true',
    ' success ',
    200,
    '200',
    201,
    '201',
  ],
  refused: [
    false,
    0,
    '0',
    'false',
    'failed',
    'fail',
    'error',
    'ERROR',
    'Failed',
    422,
    '422',
    400,
    500,
    '403',
  ],
  // A word of the server's own.
  unknown: [null, '', 'pending', 'queued', {}, [], 7],
} as const;
const codes = {
  done: [200, '200', 201, 'success', 'OK'],
  refused: [422, '422', 400, 409, 500, 'error', 'failed'],
  unknown: [0, '0', 'WD-1', 1001, null, ''],
} as const;
const errors = {
  done: [false, 0, '0', 'false'],
  refused: [
    true,
    1,
    'true',
    'Under review.',
    { message: 'Under review.' },
    ['Under review.'],
    { code: 'E7' },
  ],
  unknown: [null, '', [], {}],
} as const;

const grammar = {
  ...{ status: spellings, success: spellings, ok: spellings, result: spellings },
  ...{ error: errors, code: codes, status_code: codes },
};
const names = Object.keys(grammar) as (keyof typeof grammar)[];

/** Fields that may be anywhere in an answer and mean nothing. */
const data = fc.constantFrom<unknown>(
  ...[undefined, null, [], {}, { code: 'WD-7', status: 'completed', result: 'won', error_count: 3 }],
  ...[[{ status: 'failed', code: 422, error: 'x', success: 0 }], 'text', 5, { id: 7, code: '200', ok: 2 }],
);
const words = fc.constantFrom(undefined, 'Your account is under review.', 'Package Subscribed Successfully');

type Draw = Pick<Sent, 'truth' | 'words'> & { body: object };

/** One sign at the top of an answer, between fields without one. */
const atTop = fc
  .record({
    name: fc.constantFrom(...names),
    truth: fc.constantFrom<Truth>('done', 'refused', 'unknown'),
    data,
    words,
  })
  .chain(({ name, truth, data: held, words: message }) =>
    fc.constantFrom<unknown>(...grammar[name][truth]).map((value): Draw => {
      const own = held === undefined || name === 'result' ? {} : { data: held };
      const parts = [{ [name]: value }, message === undefined ? {} : { message }, own];
      return { truth, body: Object.assign({}, ...parts) as object, ...(message && { words: message }) };
    }),
  );

/** A sign in the object that wraps or holds the answer. */
const inside = fc
  .record({
    wrapper: fc.constantFrom('data', 'result', 'response'),
    name: fc.constantFrom('success', 'ok', 'status'),
    value: fc.constantFrom<[Truth, unknown]>(
      ...([true, 'success', 'ok'] as const).map((value): [Truth, unknown] => ['done', value]),
      ...([false, 'error', 'failed'] as const).map((value): [Truth, unknown] => ['refused', value]),
      ...(['completed', 'rejected', 'pending', 0, 3] as const).map((value): [Truth, unknown] => [
        'unknown',
        value,
      ]),
    ),
    words,
  })
  .map(({ wrapper, name, value: [truth, value], words: message }): Draw => {
    const inner = message === undefined ? { [name]: value } : { [name]: value, message };
    return { truth, body: { [wrapper]: inner }, ...(message && truth === 'refused' && { words: message }) };
  });

/** A status that repeats HTTP's, next to the refusal. */
const contradicted = fc
  .record({
    status: fc.constantFrom(200, '200', 201),
    name: fc.constantFrom('success', 'ok', 'error'),
    words,
  })
  .map(({ status, name, words: message }): Draw => {
    const body = { status, [name]: name === 'error', message };
    return { truth: 'refused', body, ...(message && { words: message }) };
  });

const json = fc
  .record({
    draw: fc.oneof(atTop, inside, contradicted),
    plain: fc.constantFrom(200, 201, 202),
    no: fc.constantFrom(400, 403, 422),
  })
  .chain(({ draw: { body, truth, words: said }, plain, no }) => {
    const from = (status: number, meant: Truth): Sent => ({
      ...{ truth: meant, status, text: JSON.stringify(body) },
      ...(said !== undefined && { words: said }),
    });
    // A code of refusal counts more than any sign.
    return fc.constantFrom(from(plain, truth), from(plain, truth), from(no, 'refused'));
  });

/** Answers that no handler wrote for this call. */
const useless = fc
  .record({
    status: fc.constantFrom(200, 201, 202, 204, 205, 408, 500, 502, 503, 504),
    text: fc.constantFrom(
      '',
      '[]',
      '{}',
      'null',
      '"success"',
      'true',
      '1',
      'OK',
      '<h1>Welcome</h1>',
      '{"status":tr',
    ),
  })
  .map(({ status, text }): Sent => ({
    truth: 'unknown',
    status,
    text: status === 204 || status === 205 ? '' : text,
  }));

/** Any answer of a foreign server to a write. */
export const anyAnswer = fc.oneof({ weight: 4, arbitrary: json }, { weight: 1, arbitrary: useless });

export const toResponse = ({ status, text }: Sent) =>
  new Response(text === '' ? null : text, { status, headers: { 'Content-Type': 'application/json' } });
