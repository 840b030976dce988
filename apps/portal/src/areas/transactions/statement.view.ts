import { unwrapPage, type ListPlace } from '@portal/api';
import type { Movement, StatementData, StatementEntry } from '@portal/ui/screens/transactions';
import { addAmounts, compareAmounts, subtractAmounts } from '@portal/ui/text/format/amount';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import type { Answer } from '../../shared/wire/answer';
import { rowsOf } from '../../shared/wire/rows';
import { amountOf, fieldsOf, listOf, textOf } from '../../shared/wire/wire';
import { movementOf } from './transactions.view';

// Pure: an export of the transactions as a statement. Its balances are the server's; sums are of whole cents (T22).

const isTitled = (title: string) => (fields: { title?: unknown }) =>
  textOf(fields.title)?.toLowerCase() === title;

/** The figures of the card that an export adds (the contract's Statement). */
function cardOf(body: Answer<'/transactions'>) {
  const card = listOf(fieldsOf(body).more_details).findLast(isTitled('statement'));
  const figure = (title: string) => amountOf(listOf(card?.body).find(isTitled(title))?.value);
  return {
    opening: figure('opening balance'),
    credits: figure('credit'),
    debits: figure('debit'),
    closing: figure('closing balance'),
  };
}

const sumOf = (movements: readonly Movement[]) =>
  movements.reduce((sum, { value }) => addAmounts(sum, value ?? '0'), '0.00');
const unsigned = (amount: string) => amount.replace(/^-/, '');
const isSame = (one: string | undefined, other: string) =>
  one !== undefined && compareAmounts(one, other) === 0;

const instantOf = ({ createdAt }: Movement) => {
  const moment = parseMoment(createdAt);
  return moment && 'instant' in moment ? moment.instant : 0;
};

/** Puts the oldest first, as a book has them. Lists have the newest first. */
function chronological(movements: readonly Movement[]): readonly Movement[] {
  const [first, last] = [movements[0], movements.at(-1)];
  return first && last && instantOf(first) >= instantOf(last) ? movements.toReversed() : movements;
}

/** Each movement with the balance after it, from the opening one; without balances where they would be a guess. */
function entriesOf(movements: readonly Movement[], opening: string | undefined): StatementEntry[] {
  let balance = opening;
  return movements.map((movement) => {
    if (balance !== undefined) balance = addAmounts(balance, movement.value ?? '0');
    return { ...movement, balance };
  });
}

/** A statement, and whether its rows lead from the opening to the closing balance; only then rows have balances. */
export function statementOf(body: Answer<'/transactions'>, place: ListPlace): StatementData {
  const page = unwrapPage(body, place);
  const read = movementOf(body);
  const found = rowsOf(body, place).flatMap((fields, index) => read(fields, index) ?? []);
  const movements = chronological([...new Map(found.map((movement) => [movement.id, movement])).values()]);
  const credits = sumOf(movements.filter(({ direction }) => direction === 'credit'));
  const debits = unsigned(sumOf(movements.filter(({ direction }) => direction === 'debit')));
  const card = cardOf(body);
  const isWhole =
    page.last === 1 &&
    found.length >= page.total &&
    movements.every(({ direction, value }) => direction !== undefined && value !== undefined);
  const fits =
    isWhole &&
    card.opening !== undefined &&
    isSame(card.credits ?? credits, credits) &&
    isSame(card.debits ?? debits, debits) &&
    isSame(card.closing, subtractAmounts(addAmounts(card.opening, credits), debits));
  return {
    opening: card.opening,
    credits: card.credits ?? credits,
    debits: card.debits ?? debits,
    closing: card.closing,
    entries: entriesOf(movements, fits ? card.opening : undefined),
    fits,
  };
}
