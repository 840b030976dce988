import { selectToast } from '../store/toasts.slice';
import { signedInStore } from './signedInStore.fixtures';

interface Asked {
  /** `GET /withdraw`. */
  call: string;
  query: string;
  body: unknown;
  key: string | null;
}

const done = () => Response.json({ status: true, message: 'Done.' });

/**
 * A signed-in store whose server accepts all requests or gives its writes this answer, and the requests it received.
 */
export function signedInPortal(answerToWrite: () => Response | Promise<Response> = done) {
  const asked: Asked[] = [];
  const { store, dispatch } = signedInStore(
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const body: unknown = request.method === 'POST' ? await request.json() : undefined;
      const call = `${request.method} ${pathname.slice('/api'.length)}`;
      asked.push({ call, query: search, body, key: request.headers.get('Idempotency-Key') });
      return request.method === 'POST' ? answerToWrite() : Response.json({ status: true, data: [] });
    },
    { idempotency: true },
  );
  return {
    dispatch,
    asked,
    /** The requests after the last write. */
    askedAfter: () =>
      asked
        .slice(asked.findLastIndex(({ call }) => call.startsWith('POST')) + 1)
        .map(({ call }) => call)
        .sort(),
    toast: () => selectToast(store.getState()),
  };
}
