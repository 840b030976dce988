import { generate } from 'otplib';
import type { Clock } from '../data/clock';
import type { OperationId } from '../contract/operationTypes';
import type { members, profiles } from '../data/schema/members';
import { picture } from '../seeds/picture';
import { password, pin, totpSecret } from './accounts';
import { cryptoProfile, type MoneyMember } from './moneyMember';
import type { PortalClient, Reply } from './portalClient';
import { SoftPasskey } from './softPasskey';
import { botOrder, liveOrder } from './shop';

/** Two members: the victim of a stolen session, and the thief. */
export interface Stage {
  client: PortalClient;
  clock: Clock;
  victim: MoneyMember;
  thief: MoneyMember;
  /** The victim's bot, a live package, and one that trades with the account `login`. */
  bot: number;
  live: number;
  login: string;
}

export interface SessionCall {
  /** What the member did before. */
  prepare?: (stage: Stage) => Promise<unknown>;
  /** Sends the request most useful to the thief. `factor` is the second factor's field, or empty. */
  send: (stage: Stage, factor: Record<string, string>) => Promise<Reply>;
  /** The member's setup in which only the factor is missing. */
  member?: Partial<typeof members.$inferInsert>;
  profile?: Partial<typeof profiles.$inferInsert>;
}

const image = picture(32, 32, [200, 200, 200], [90, 90, 90]);
const broker = {
  ...{ trading_username: 'a', trading_platform: 'b', trading_account: 'c', trading_pass: 'd' },
  ...{ investor_password: 'e', trading_server: 'f', trading_file: image },
};
const totp = (clock: Clock, secret: string) =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
const post =
  (path: string, body: (stage: Stage) => object): SessionCall['send'] =>
  (stage, factor) =>
    stage.client.post(path, { ...body(stage), ...factor }, stage.victim.token);

interface Passkeys {
  passkeys: { list: { id: number }[] };
}

/** The challenge of the options is the proof of the factor, so both calls are one. */
const addPasskey: SessionCall['send'] = async (stage, factor) => {
  const asked = await post('/passkey-options', () => ({}))(stage, factor);
  if (asked.status !== 200) return asked;
  const { challenge } = asked.body.data as { challenge: string };
  const passkey = new SoftPasskey('http://localhost').make(challenge);
  return post('/passkey-add', () => ({ passkey }))(stage, {});
};

/** Calls that move value out of an account or change its protections. Each needs the second factor. */
export const guarded = {
  buyPackage: { send: post('/subscription/store', ({ thief }) => botOrder(1, '100', thief.username)) },
  buyLivePackage: { send: post('/live-subscription', ({ thief }) => liveOrder(14, '500', thief.username)) },
  cancelSubscription: { send: post('/subscription-cancel', ({ bot }) => ({ id: bot, reason: 'x' })) },
  cancelLiveSubscription: {
    send: (stage, factor) =>
      post(`/cancel-live-subscription-${stage.live}`, () => ({ reason: 'x' }))(stage, factor),
  },
  createWithdrawal: { send: post('/withdraw', () => ({ wallet: 'pay_out', amount: '50' })) },
  createTransfer: {
    send: post('/transfer/amount', ({ victim }) => ({
      ...{ wallet: 'pay_out_to_pay_in', transfer_amount: '50', payee: victim.username },
    })),
  },
  setWithdrawSetting: {
    profile: { withdrawType: null, withdrawalCoin: null, withdrawalAddress: null },
    send: ({ client, victim }, { mpin }) =>
      client.post(
        '/withdraw-setting',
        {
          ...{ type: 'crypto', coin_name: cryptoProfile.withdrawalCoin },
          ...{ withdrawal_address: cryptoProfile.withdrawalAddress, ...(mpin && { pin: mpin }) },
        },
        victim.token,
      ),
  },
  setAuthentication: { send: post('/authentication', () => ({ type: 'otp' })) },
  enableTwoFactor: {
    send: async (stage, factor) => {
      const { client, clock, victim } = stage;
      const { image_2fa } = (await client.get('/user', victim.token)).body.data as { image_2fa: string };
      const code = await totp(clock, new URL(image_2fa).searchParams.get('secret') ?? '');
      return post('/enable-2fa', () => ({ code }))(stage, factor);
    },
  },
  disableTwoFactor: {
    member: { totpEnabled: true, totpSecret },
    send: async (stage, factor) => {
      const code = await totp(stage.clock, totpSecret);
      return post('/disable-2fa', () => ({ code }))(stage, factor);
    },
  },
  changePassword: {
    send: post('/change-password', () => ({ currentpassword: password, newpassword: 'battery staple 9' })),
  },
  changeSecondaryPassword: {
    // Members who confirm by pin use the old pin as the factor.
    send: ({ client, victim }, { mpin = '0000' }) =>
      client.post(
        '/change-secondary-password',
        { old_password: mpin, spassword: '1357', spassword_confirmation: '1357' },
        victim.token,
      ),
  },
  setBrokerDetails: {
    send: ({ client, victim }, factor) =>
      client.form('/set-broker-details', { ...broker, ...factor }, victim.token),
  },
  createRecoveryCodes: {
    member: { totpEnabled: true, totpSecret },
    send: async (stage, factor) => {
      const code = await totp(stage.clock, totpSecret);
      return post('/recovery-codes', () => ({ code }))(stage, factor);
    },
  },
  createPasskeyOptions: { send: addPasskey },
  addPasskey: { send: addPasskey },
  removePasskey: {
    prepare: (stage) => addPasskey(stage, { mpin: pin }),
    send: async (stage, factor) => {
      const { passkeys } = (await stage.client.get('/user', stage.victim.token)).body.data as Passkeys;
      return post('/passkey-remove', () => ({ id: passkeys.list[0]?.id }))(stage, factor);
    },
  },
  reviewAccess: {
    prepare: async (stage) => {
      const { client, victim } = stage;
      await addPasskey(stage, { mpin: pin });
      await client.post('/resendotp', { username: victim.username, from: 'forget-password' });
      const otp = await client.code(victim.username);
      await client.post('/forget-password', { username: victim.username, otp, newpassword: password });
    },
    send: post('/access-review', () => ({ keep: ['mpin'] })),
  },
  changeMt5Password: {
    send: post('/mt5/change-password', ({ login }) => ({ account_number: login, password: 'Taken.over.1' })),
  },
} satisfies Partial<Record<OperationId, SessionCall>>;

/** Calls by a session alone that the member learns of by mail. */
export const mailed = {
  createFreezeLink: {
    send: async ({ client, victim }) => {
      const asked = await client.post('/freeze-link', {}, victim.token);
      const { url } = asked.body.data as { url: string };
      await client.press(url);
      return asked;
    },
  },
} satisfies Partial<Record<OperationId, SessionCall>>;

/** Calls that need no factor, each with the reason why no value leaves. The tests verify this. */
export const harmless = {
  logout: { why: 'It ends the session.', send: post('/logout', () => ({})) },
  updateProfile: {
    why: 'The email, which proves who a member is, can’t be changed; a destination has a call of its own (D57).',
    send: post('/update-profile', () => ({ name: 'Thief', phone: '4915550000', city: 'Elsewhere' })),
  },
  endSessions: {
    why: 'It ends sessions and opens none; their owner signs in again.',
    send: post('/sessions-end', () => ({})),
  },
  changePicture: {
    why: 'An avatar.',
    send: ({ client, victim }) => client.form('/change-picture', { photo: image }, victim.token),
  },
  answerSignIn: {
    why: 'The mail about the device is sent when it signs in, and the answer opens nothing.',
    send: async ({ client, victim }) => {
      await client.post('/pre-login', { username: victim.username, password }, undefined, {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0',
      });
      await client.post('/pre-login', { username: victim.username, password }, undefined, {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
      });
      const { unanswered } = (await client.get('/logs', victim.token)).body as unknown as {
        unanswered: { id: number }[];
      };
      return client.post('/sign-in-answer', { id: unanswered[0]?.id, mine: 1 }, victim.token);
    },
    member: { secondStep: false },
  },
  setWithdrawType: {
    why: 'The kind of destination only, and only as long as none is saved (D49).',
    profile: { withdrawType: null, withdrawalCoin: null, withdrawalAddress: null },
    send: post('/withdraw-type', () => ({ account_type: 'bank' })),
  },
  uploadKycDocument: {
    why: 'The operator judges the document; no payment depends on it.',
    send: ({ client, victim }) =>
      client.form(
        '/kyc-doc-upload',
        { ...{ document_type: 'photo', document_name: 'photo' }, front: image },
        victim.token,
      ),
  },
  createManualDeposit: {
    why: 'It reports money that comes in, and the operator judges it.',
    send: ({ client, victim }) => {
      const fields = { amount: '100', bank_id: '3', transaction_id: `UTR${victim.username}`, image };
      return client.form('/manual-deposit', fields, victim.token);
    },
  },
  addMt5Account: {
    why: 'The account is the owner’s, and its passwords need the second factor to be seen or changed.',
    send: post('/mt5/user-account-add', ({ live, victim }) => ({
      ...{ account_number: `77${victim.id}`, subscription_id: live },
    })),
  },
  raiseTicket: {
    why: 'Words to support.',
    send: ({ client, victim }) =>
      client.form(
        '/raise-ticket',
        { subject_id: '1', message: 'Pay it to me.', 'images[]': image },
        victim.token,
      ),
  },
  replyToTicket: {
    why: 'Words to support.',
    send: async ({ client, victim }) => {
      const fields = { subject_id: '1', message: 'Hello.', 'images[]': image };
      const { ticket_id } = (await client.form('/raise-ticket', fields, victim.token)).body;
      return client.form('/reply', { id: String(ticket_id), message: 'Pay it to me.' }, victim.token);
    },
  },
} satisfies Partial<Record<OperationId, SessionCall & { why: string }>>;

/** Returns money to the wallet that it came from; withdraw.test.ts and transfer.test.ts count every cent. */
export const returning: readonly string[] = ['takeBackWithdrawal', 'takeBackTransfer'];

/** Calls without a session. `login` takes the token of the first step (T16). */
export const noSession = ['login'] satisfies OperationId[];
