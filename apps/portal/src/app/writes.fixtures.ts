import { createPortalClient } from '@portal/api';
import { selectSession, signedIn } from '@portal/portal-core/session/session.slice';
import type { KeyedPath } from '@portal/portal-core/calls/endpoints';
import type { Result } from '@portal/portal-core/calls/result';
import { createStore, type AppDispatch } from '@portal/portal-core/store/store';
import { depositApi } from '../areas/deposit/deposit.api';
import { kycApi } from '../areas/kyc/kyc.api';
import { profileApi } from '../areas/profile/profile.api';
import { purchaseApi } from '../areas/purchase/purchase.api';
import { subscriptionsApi } from '../areas/subscriptions/subscriptions.api';
import { ticketsApi } from '../areas/tickets/tickets.api';
import { transferApi } from '../areas/transfer/transfer.api';
import { withdrawApi } from '../areas/withdraw/withdraw.api';

const file = new File(['x'], 'image.png', { type: 'image/png' });
const location = { origin: 'https://portal.example', path: '/api/kyc-list' };
const signal = new AbortController().signal;
const wallet = 'pay_out' as const;
const order = { package_id: 1, username: 'amara21' };
const broker = {
  ...{ trading_username: 'a', trading_platform: 'b', trading_account: 'c', trading_pass: 'd' },
  ...{ investor_password: 'e', trading_file: file },
};

interface Sending {
  dispatch: AppDispatch;
  /** Tells one content from another. */
  text: string;
  idempotencyKey: string;
  onProgress: (share: number) => void;
}

type Send = (sending: Sending) => PromiseLike<Result>;

/** Every write that must not run twice, as its area sends it. A missing one is a type error. */
export const writes: Record<KeyedPath, Send> = {
  '/subscription/store': ({ dispatch, text, ...call }) =>
    dispatch(
      purchaseApi.endpoints.buyPackage.initiate({
        body: { ...order, investment_amount: text, subscription_type: 'fixed' },
        idempotencyKey: call.idempotencyKey,
      }),
    ),
  '/live-subscription': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      purchaseApi.endpoints.buyLivePackage.initiate({
        body: { ...order, investment_amount: text, subscription_type: 'variable', wallet: 'pay_in' },
        idempotencyKey,
      }),
    ),
  '/subscription-cancel': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      subscriptionsApi.endpoints.cancelSubscription.initiate({
        body: { id: '7', reason: text, otp: '4821' },
        idempotencyKey,
      }),
    ),
  '/cancel-live-subscription-{id}': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      subscriptionsApi.endpoints.cancelLiveSubscription.initiate({
        id: '7',
        body: { reason: text, otp: '4821' },
        idempotencyKey,
      }),
    ),
  '/withdraw': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      withdrawApi.endpoints.createWithdrawal.initiate({
        body: { wallet, amount: text, otp: '4821' },
        idempotencyKey,
      }),
    ),
  '/withdraw-take-back': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      withdrawApi.endpoints.takeBackWithdrawal.initiate({ body: { code: `WD-${text}` }, idempotencyKey }),
    ),
  '/transfer/amount': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      transferApi.endpoints.createTransfer.initiate({
        body: { wallet: 'pay_out_to_pay_in', transfer_amount: text, payee: 'amara21', otp: '4821' },
        idempotencyKey,
      }),
    ),
  '/transfer-take-back': ({ dispatch, text, idempotencyKey }) =>
    dispatch(transferApi.endpoints.takeBackTransfer.initiate({ body: { id: text }, idempotencyKey })),
  '/manual-deposit': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      depositApi.endpoints.createManualDeposit.initiate({
        body: { amount: text, bank_id: '1', transaction_id: 't', image: file },
        idempotencyKey,
      }),
    ),
  '/kyc-doc-upload': ({ dispatch, text, ...call }) =>
    dispatch(
      kycApi.endpoints.uploadKycDocument.initiate({
        ...call,
        body: { document_type: 'identity', document_name: 'Passport', document_number: text, front: file },
        location,
        signal,
      }),
    ),
  '/change-picture': ({ dispatch, idempotencyKey }) =>
    dispatch(profileApi.endpoints.changePicture.initiate({ body: { photo: file }, idempotencyKey })),
  '/set-broker-details': ({ dispatch, text, idempotencyKey }) =>
    dispatch(
      profileApi.endpoints.setBrokerDetails.initiate({
        body: { ...broker, trading_server: text },
        idempotencyKey,
      }),
    ),
  '/reply': ({ dispatch, text, ...call }) =>
    dispatch(
      ticketsApi.endpoints.replyToTicket.initiate({
        ...call,
        body: { id: '5', message: text, 'images[]': [] },
      }),
    ),
  '/raise-ticket': ({ dispatch, text, ...call }) =>
    dispatch(
      ticketsApi.endpoints.raiseTicket.initiate({
        ...call,
        body: { subject_id: '1', message: text, 'images[]': [file] },
        signal,
      }),
    ),
};

/** The server's answer: a cut connection, silence, or a response. */
export type Answer = 'cut' | 'never' | (() => Response);

/** Timeouts in ms for a missing and an existing answer. */
const waits = { short: 5, long: 60_000 };

/** A signed-in store with the real client; `keys` are those received. */
export function portal() {
  const keys: (string | null)[] = [];
  const timeouts = { plain: waits.long, silence: waits.long };
  const state: { answer: Answer } = { answer: 'cut' };
  const respond = (headers: Headers, signal: AbortSignal): Promise<Response> => {
    keys.push(headers.get('Idempotency-Key'));
    const { answer } = state;
    if (answer === 'cut') return Promise.reject(new TypeError('cut'));
    if (answer !== 'never') return Promise.resolve(answer());
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => selectSession(store.getState()).token,
    fetch: (request) => respond(request.headers, request.signal),
    idempotency: true,
    timeouts,
  });
  const store = createStore({ client });
  store.dispatch(signedIn({ token: 't', username: 'amara21', email: null, authType: 'otp' }));
  return {
    keys,
    respond,
    dispatch: store.dispatch,
    getState: () => store.getState(),
    answers: (answer: Answer) => {
      state.answer = answer;
      timeouts.plain = timeouts.silence = answer === 'never' ? waits.short : waits.long;
    },
  };
}

/** The parts of XMLHttpRequest for an upload with progress. `respond` answers when everything is sent. */
export const createXhr = (respond: ReturnType<typeof portal>['respond']) =>
  class {
    upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    responseURL = '';
    responseText = '';
    status = 0;
    private readonly headers = new Headers();
    private readonly running = new AbortController();
    open() {
      return undefined;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      this.running.abort();
    }
    send() {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.upload.onload?.();
      void respond(this.headers, this.running.signal)
        .then(async (response) => {
          this.status = response.status;
          this.responseText = await response.text();
          this.onload?.();
        })
        .catch(() => (this.running.signal.aborted ? this.onabort?.() : this.onerror?.()))
        .finally(() => this.onloadend?.());
    }
  };
