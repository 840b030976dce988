import { and, eq, isNull } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { getMember } from '../access/members';
import { findReview, settleReview } from '../access/rescue/review';
import { requireGivenSecondFactor, requireStepUp } from '../access/stepUp';
import { invalid, refused } from '../api/refusal';
import { passwordChangedMessage, reviewedMessage, securityMessage } from '../mail/messages';
import { makeFreezeUrl } from '../access/freezeLinks';
import { checkOwnPassword } from '../access/ownPassword';
import { requireRight } from '../access/requireRight';
import { requireSecondFactor } from '../access/secondFactor';
import { rescue } from '../access/rescue/rescue';
import { members, profiles } from '../data/schema/members';
import { dropImage, keepImage } from '../images/imageFiles';
import { keptSide } from '../images/limits';
import { prepareImages, requireImage } from '../images/requireImage';
import type { Sentence } from '../api/languages/sentence';
import { revokeSessions, selectOpenSessions } from '../access/sessions';
import { rowId } from '../api/rowId';
import { checkPin } from '../access/pins';
import { getAuthentication, setAuthentication } from './profile/authentication';
import { setBrokerDetails } from './profile/broker';
import { answerSignIn, listLogs } from './profile/logs';
import { addPasskey, createPasskeyOptions, removePasskey } from './profile/passkeys';
import { getProfile, getUser, toProfile } from './profile/reads';
import { createRecoveryCodes, disableTwoFactor, enableTwoFactor } from './profile/twoFactor';
import { updateProfile } from './profile/update';
import { setWithdrawSetting, setWithdrawType } from './profile/withdrawSetting';
import { holdAfterChange } from './profile/holdAfterChange';

const wrongOld = () => invalid({ old_password: ['The old password is incorrect.'] });

/**
 * A §5. Members who confirm by pin verify the change with the old pin, and others also with their second factor (T29).
 * The factor is checked after the old password, because a typing error must not consume a code. `old_password` is the
 * old pin, or the login password for a first pin (D46).
 */
const changeSecondaryPassword = memberOperation<'changeSecondaryPassword'>(
  async ({ body }, { session, services }) => {
    const { db, clock, mailer, passwords } = services;
    if (body.spassword !== body.spassword_confirmation)
      throw refused('Secutity Pin not matching with new Pin');
    const member = await getMember(db, session.memberId);
    const { id, pinHash: before } = member;
    const isSecondFactor = member.authType === 'mpin' && before !== null;
    if (!isSecondFactor) requireGivenSecondFactor(member, body);
    const check = before === null ? checkOwnPassword : checkPin;
    requireRight(await check(db, passwords, member, body.old_password, clock.now()), wrongOld());
    if (!isSecondFactor) await requireStepUp(services, { member, session }, body);
    const pinHash = await passwords.hash(body.spassword);
    const same = before === null ? isNull(members.pinHash) : eq(members.pinHash, before);
    const hold = await db.transaction(async (tx) => {
      const changed = await tx
        .update(members)
        .set({ pinHash })
        .where(and(eq(members.id, id), same))
        .returning({ id: members.id });
      if (changed.length === 0) throw wrongOld();
      return holdAfterChange(tx, services, id);
    });
    await mailer.send(db, securityMessage(member, 'pin', hold));
    return { status: true, message: 'Security PIN changed.' };
  },
);

/** Optional (D113): where the member is signed in. */
const listSessions = memberOperation<'listSessions'>(async (_input, { session, services: { db, clock } }) => {
  const open = await selectOpenSessions(db, session.memberId, clock.now());
  const data = open.map(({ id, device, ip, createdAt }) => ({
    ...{ id, device, ip },
    created_at: createdAt.toISOString(),
    is_this_session: id === session.id ? (1 as const) : (0 as const),
  }));
  return { status: true, data };
});

/** Optional (D113): ends one other session, or everything else that opens the account (T47). The one that asks stays. */
const endSessions = memberOperation<'endSessions'>(
  async ({ body: { id } }, { session, services: { db, clock }, ip, agent }) => {
    const { memberId } = session;
    const only = id === undefined ? undefined : rowId(id);
    const now = clock.now();
    if (only === undefined)
      await db.transaction((tx) =>
        rescue(tx, 'signOutElsewhere', { memberId, now, except: session, device: { ip, agent } }),
      );
    else await revokeSessions(db, memberId, now, { kinds: ['session'], except: session, only });
    const message: Sentence =
      only === undefined ? 'Signed out on all other devices.' : 'Signed out on that device.';
    return { status: true, message };
  },
);

const getPicture = memberOperation<'getPicture'>(async (_input, { session, services: { db } }) => ({
  status: true,
  data: (await toProfile(db, session.memberId)).avatar,
}));

/** Replaces the avatar. It is small and public under a random name, and the previous one is deleted (T11). */
const changePicture = memberOperation<'changePicture'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const image = await requireImage('photo', body.photo, keptSide.picture);
    await db.transaction(async (tx) => {
      const mine = eq(profiles.memberId, memberId);
      const [before] = await tx.select({ avatar: profiles.avatar }).from(profiles).where(mine).for('update');
      const avatar = await keepImage(tx, image, null, clock.now());
      await tx.update(profiles).set({ avatar }).where(mine);
      if (before?.avatar) await dropImage(tx, before.avatar);
    });
    return { status: true, message: 'Photo changed.' };
  },
  { prepare: ({ body }) => prepareImages(keptSide.picture, body.photo) },
);

const wrongPassword = () => invalid({ currentpassword: ['The current password is incorrect.'] });

/**
 * A §5. Everything else that opens the account ends, as the list of rescues says (T26, T47). The password is checked before the code,
 * because a typing error must not consume the code.
 */
const changePassword = memberOperation<'changePassword'>(
  async ({ body }, { session, services, ip, agent }) => {
    const { db, clock, mailer, passwords } = services;
    const member = await getMember(db, session.memberId);
    const { id, passwordHash: before } = member;
    requireRight(
      await checkOwnPassword(db, passwords, member, body.currentpassword, clock.now()),
      wrongPassword(),
    );
    await requireSecondFactor(services, { member, session }, 'profile', body);
    const passwordHash = await passwords.hash(body.newpassword);
    const hold = await db.transaction(async (tx) => {
      const changed = await tx
        .update(members)
        .set({ passwordHash })
        // In two concurrent changes the second one's current password is out of date.
        .where(and(eq(members.id, id), eq(members.passwordHash, before)))
        .returning({ id: members.id });
      if (changed.length === 0) throw wrongPassword();
      const scope = { memberId: id, now: clock.now(), except: session, device: { ip, agent } };
      await rescue(tx, 'passwordChange', scope);
      return holdAfterChange(tx, services, id);
    });
    await mailer.send(db, passwordChangedMessage(member, 'own session', hold));
    return { status: true, message: 'Password changed.' };
  },
);

/** Optional (D113): the page that freezes the account, for a member who finds a strange sign-in. */
const createFreezeLink = memberOperation<'createFreezeLink'>(
  async (_input, { session, services: { db, clock } }) => {
    // The portal may reach this server by another name than mails do.
    const url = await makeFreezeUrl(db, { clock, publicUrl: () => '' }, session.memberId, session.id);
    return { status: true, data: { url } };
  },
);

const texts = {
  passkey: 'A passkey',
  recovery_codes: 'Recovery codes',
  authenticator: 'Authenticator app',
  mpin: 'Security PIN',
} as const;

/** Optional (D113): after a rescue, the member keeps only what they choose (D153). */
const reviewAccess = memberOperation<'reviewAccess'>(async ({ body }, { session, services }) => {
  const { db, mailer } = services;
  const { memberId } = session;
  const member = await getMember(db, memberId);
  const none = refused('There is nothing to review.');
  const items = await findReview(db, memberId);
  if (!items) throw none;
  const keep = new Set(body.keep);
  if (body.keep.some((id) => !items.some((item) => item.id === id)))
    throw refused('The list has changed in the meantime. Try again.');
  await requireStepUp(services, { member, session }, body);
  const hold = await db.transaction(async (tx) => {
    if (!(await settleReview(tx, memberId, keep))) throw none;
    return holdAfterChange(tx, services, memberId);
  });
  const lines = items.map(
    ({ id, kind, name }) =>
      `${keep.has(id) ? 'Kept' : 'Removed'}: ${texts[kind]}${name === null ? '' : ` (${name})`}.`,
  );
  await mailer.send(db, reviewedMessage(member, lines, hold));
  return { status: true, message: 'Your choice is saved.' };
});

export const profileHandlers = {
  getPicture,
  getUser,
  getProfile,
  listLogs,
  answerSignIn,
  reviewAccess,
  createFreezeLink,
  listSessions,
  endSessions,
  getAuthentication,
  setAuthentication,
  updateProfile,
  changePicture,
  enableTwoFactor,
  disableTwoFactor,
  createRecoveryCodes,
  createPasskeyOptions,
  addPasskey,
  removePasskey,
  changePassword,
  changeSecondaryPassword,
  setBrokerDetails,
  setWithdrawSetting,
  setWithdrawType,
} satisfies Partial<Handlers>;
