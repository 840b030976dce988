import { and, eq, gt, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../data/database';
import { knownDevices } from '../../data/schema/access';

/** The origin of a request. */
export interface Device {
  ip: string;
  /** The browser's User-Agent header. */
  agent: string;
}

const day = 24 * 60 * 60 * 1000;
const remembered = 90 * day;

/** An owner of an IPv6 address has the whole /64 network. */
export function toNetwork(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => '0'), ...last].slice(0, 4).join(':');
}

/**
 * Identifies a device without a cookie, by its network and its browser without the version. The member is part of the
 * hash, so a device shared by two members can't be recognized (ADR 18).
 */
export const deviceKey = (memberId: number, { ip, agent }: Device): string =>
  createHash('sha256')
    .update(`${memberId}\n${toNetwork(ip)}\n${agent.slice(0, 300).replace(/[\d._]+/g, '')}`)
    .digest('hex');

/** Whether this member verified their identity on this device within 90 days. */
export async function isKnownDevice(db: Db, memberId: number, device: Device, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - remembered);
  const found = await db
    .select({ mark: knownDevices.mark })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.memberId, memberId),
        eq(knownDevices.mark, deviceKey(memberId, device)),
        gt(knownDevices.seenAt, since),
      ),
    )
    .prepare('known device')
    .execute();
  return found.length > 0;
}

/** Remembers the device after a sign-in or a correct mailed code. */
export async function rememberDevice(db: Db, memberId: number, device: Device, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ memberId, mark: deviceKey(memberId, device), seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.memberId, knownDevices.mark], set: { seenAt: now } })
    .prepare('remember a device')
    .execute();
  const since = new Date(now.getTime() - remembered);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.memberId, memberId), lt(knownDevices.seenAt, since)))
    .prepare('forget devices')
    .execute();
}
