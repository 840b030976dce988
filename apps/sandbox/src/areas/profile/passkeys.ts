import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  addPasskey as add,
  createRegistrationOptions,
  listPasskeys,
  removePasskey as remove,
} from '../../access/authenticator/passkeys';
import { describeDevice } from '../../access/describeDevice';
import { makeFreezeUrl } from '../../access/freezeLinks';
import { maxPasskeys } from '../../access/limits';
import { getMember } from '../../access/members';
import { requireStepUp } from '../../access/stepUp';
import { refused } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { memberOperation } from '../../contract/operation';
import { passkeyMessage } from '../../mail/messages';

/** Optional (D113): asks for the second factor, because the passkey will replace it at a sign-in (T29). */
export const createPasskeyOptions = memberOperation<'createPasskeyOptions'>(
  async ({ body }, { session, services }) => {
    const member = await getMember(services.db, session.memberId);
    if ((await listPasskeys(services.db, member.id)).length >= maxPasskeys)
      throw refused(`You have ${maxPasskeys} passkeys already. Remove one first.`);
    await requireStepUp(services, { member, session }, body);
    return { status: true, data: { ...(await createRegistrationOptions(services, member, session.id)) } };
  },
);

/** Optional (D113): the challenge proves the second factor. Nothing is held, because a passkey confirms no payment. */
export const addPasskey = memberOperation<'addPasskey'>(async ({ body }, { session, agent, services }) => {
  const { db, mailer } = services;
  const member = await getMember(db, session.memberId);
  const device = describeDevice(agent);
  const added = await add(
    services,
    { memberId: member.id, sessionId: session.id, device },
    // The library checks the rest.
    body.passkey as unknown as RegistrationResponseJSON,
  );
  if (!added) throw refused('We couldn’t add this passkey. Try again.');
  await mailer.send(
    db,
    passkeyMessage(member, 'added', { device, freezeUrl: await makeFreezeUrl(db, services, member.id) }),
  );
  return { status: true, message: 'Passkey added.' };
});

/** Optional (D113): asks for the second factor, because a thief must not remove what the member signs in with (T29). */
export const removePasskey = memberOperation<'removePasskey'>(
  async ({ body: { id: asked, ...factor } }, { session, services }) => {
    const { db, mailer } = services;
    const member = await getMember(db, session.memberId);
    const gone = refused('This passkey is already removed.');
    const id = rowId(asked);
    if (!(await listPasskeys(db, member.id)).some((passkey) => passkey.id === id)) throw gone;
    await requireStepUp(services, { member, session }, factor);
    const removed = await remove(db, member.id, id);
    if (!removed) throw gone;
    await mailer.send(
      db,
      passkeyMessage(member, 'removed', {
        device: removed.device,
        freezeUrl: await makeFreezeUrl(db, services, member.id),
      }),
    );
    return { status: true, message: 'Passkey removed.' };
  },
);
