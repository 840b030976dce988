import { escapeHtml } from '../../api/escapeHtml';
import { utcText } from '../../api/utcText';
import type { Services } from '../../contract/services';
import { notifications } from '../../data/schema/service';
import { newDeviceMessage } from '../../mail/messages';
import { makeFreezeUrl } from '../../access/freezeLinks';
import type { Member } from '../../access/members';
import type { LoginRecord } from '../../access/recordLogin';

/** Announces a sign-in from a new device by a notification and a mail, whose link freezes the account. */
export async function announceDevice(
  services: Services,
  member: Member,
  { device, ip }: LoginRecord,
): Promise<void> {
  const { db, clock, mailer } = services;
  const createdAt = clock.now();
  const from = [device, ip].filter(Boolean).join(', ');
  await db.insert(notifications).values({
    memberId: member.id,
    title: 'New sign-in to your account',
    body: `<p>${escapeHtml(from)}. Not you? Freeze your account on the Security page.</p>`,
    source: 'SIGN_IN',
    createdAt,
  });
  const freezeUrl = await makeFreezeUrl(db, services, member.id);
  await mailer.send(db, newDeviceMessage(member, { from, at: utcText(createdAt), freezeUrl }));
}
