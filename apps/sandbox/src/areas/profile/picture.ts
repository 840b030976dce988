import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { profiles } from '../../data/schema/members';
import { dropImage, keepImage } from '../../images/imageFiles';
import { keptSide } from '../../images/limits';
import { prepareImages, requireImage } from '../../images/requireImage';
import { toProfile } from './reads';

export const getPicture = memberOperation<'getPicture'>(async (_input, { session, services: { db } }) => ({
  status: true,
  data: (await toProfile(db, session.memberId)).avatar,
}));

/** Replaces the avatar. It is small and public under a random name, and the previous one is deleted (T11). */
export const changePicture = memberOperation<'changePicture'>(
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
