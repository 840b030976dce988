import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../api/refusal';
import { type Db, snapshot } from '../../data/database';
import { members, memberTotals } from '../../data/schema/members';
import { getPairs } from '../../plan/ranks';
import type { Schema } from '../../api/schema';
import { findInDownline } from './ownDownline';

const above = alias(members, 'above');
const left = alias(members, 'left_user');
const right = alias(members, 'right_user');

interface Row {
  id: number;
  parentId: number | null;
  parent: string;
  above: string | null;
  left: string | null;
  right: string | null;
  totals: typeof memberTotals.$inferSelect;
}

/** A node's own details, the same in every answer. */
const toDetails = ({ totals, left, right }: Row) => ({
  leftuser: left,
  rightuser: right,
  left_total: totals.leftBots,
  total_right: totals.rightBots,
  total_matching: getPairs(totals),
  is_paid: totals.isPaid,
  live_is_paid: totals.liveIsPaid,
});

/** A node, with the details of its two children from `below`. */
function toApi(row: Row, below: ReadonlyMap<string, Row>): Schema<'BinaryNode'> {
  const about = (username: string | null) => {
    const user = below.get(username ?? '');
    return user ? toDetails(user) : null;
  };
  return {
    parent: row.parent,
    parentname: row.above,
    ...toDetails(row),
    left_details: about(row.left),
    right_details: about(row.right),
  };
}

/** Nodes with the members above and below them. */
const nodes = (db: Db) =>
  db
    .select({
      id: members.id,
      parentId: members.parentId,
      parent: members.username,
      above: above.username,
      left: left.username,
      right: right.username,
      totals: memberTotals,
    })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .leftJoin(above, eq(above.id, members.parentId))
    .leftJoin(left, and(eq(left.parentId, members.id), eq(left.leg, 'L')))
    .leftJoin(right, and(eq(right.parentId, members.id), eq(right.leg, 'R')));

/**
 * B §2 Binary Tree: a member of the own downline, then its existing left and right children (D96), each with the known
 * details of the two nodes below it (D94).
 */
export const getBinaryTeam = memberOperation<'getBinaryTeam'>(
  async ({ query }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const root = await findInDownline(db, memberId, 'binaryPath', query.username);
      if (!root) throw notFound();
      const rows = await nodes(db)
        .where(or(eq(members.id, root.id), eq(members.parentId, root.id)))
        .orderBy(sql`${members.id} <> ${root.id}`, asc(members.leg));
      const children = rows.filter(({ parentId }) => parentId === root.id).map(({ id }) => id);
      const grandchildren =
        children.length > 0 ? await nodes(db).where(inArray(members.parentId, children)) : [];
      const below = new Map([...rows, ...grandchildren].map((row) => [row.parent, row]));
      return { status: true, data: rows.map((row) => toApi(row, below)) };
    }),
);
