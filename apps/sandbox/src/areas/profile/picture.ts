import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { profiles } from '../../data/schema/members';
import { dropImage, keepImage } from '../../images/imageFiles';
import { keptSide } from '../../images/limits';
import { requireImage } from '../../images/requireImage';
import { profileOf } from './reads';

export const getPicture = memberOperation(async (_input, { session, services: { db } }) => ({
  status: true,
  data: (await profileOf(db, session.memberId)).avatar,
}));

/** A picture that others see: small, public under a name of chance, and the one before it gone (T11). */
export const changePicture = memberOperation(
  async ({ body }: { body: { photo: Uint8Array } }, { session: { memberId }, services: { db, clock } }) => {
    const image = await requireImage('photo', body.photo, keptSide.picture);
    await db.transaction(async (tx) => {
      const mine = eq(profiles.memberId, memberId);
      const [before] = await tx.select({ avatar: profiles.avatar }).from(profiles).where(mine).for('update');
      const avatar = await keepImage(tx, image, null, clock.now());
      await tx.update(profiles).set({ avatar }).where(mine);
      if (before?.avatar) await dropImage(tx, before.avatar);
    });
    return { status: true, message: 'Picture changed successfully.' };
  },
);
