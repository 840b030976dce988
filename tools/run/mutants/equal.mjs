/**
 * Mutants that no test can notice, because what they do is the same: by file, the code, the replacement, and
 * why. They stand here so that the code itself needs no remarks about its tests. An entry whose code is gone has to
 * go.
 */
export const equal = {
  'apps/sandbox/src/ledger/amount.ts': [
    [`'0'`, `""`, 'Splitting always gives a first part; only the compiler asks for a default.'],
    ['cents < 0n', 'cents <= 0n', 'Minus 0 is 0 among integers.'],
    ['value < 0n', 'value <= 0n', 'Minus 0 is 0 among integers.'],
  ],
  'apps/sandbox/src/ledger/fingerprint.ts': [['a < b', 'a <= b', 'No two keys of an object are the same.']],
  'apps/sandbox/src/ledger/posting.ts': [
    ['total + signedCents(entry)', 'total - signedCents(entry)', 'The negative sum is 0 when the sum is.'],
    ['a.wallet < b.wallet', 'a.wallet <= b.wallet', 'Two changes of a member are never of one wallet.'],
    ['a.wallet > b.wallet', 'a.wallet >= b.wallet', 'Two changes of a member are never of one wallet.'],
    ['a.wallet > b.wallet', 'true', 'Two changes of a member are never of one wallet.'],
    ['a.wallet > b.wallet', 'false', 'Sorting takes whatever does not come before for what comes after.'],
    [
      'a.wallet > b.wallet',
      'a.wallet <= b.wallet',
      'Sorting takes whatever does not come before for what comes after.',
    ],
  ],
  'apps/sandbox/src/plan/roi.ts': [
    ['weekly < left', 'weekly <= left', 'Where both are the same, either is paid.'],
  ],
  'packages/api/src/client.ts': [
    [`''`, `"Stryker was here!"`, 'Neither of the two says that an answer is JSON.'],
    [`'Not a name for a path'`, `""`, 'The call becomes an outcome, which has none of the error’s words.'],
    [`'No answer'`, `""`, 'The call becomes an outcome, which has none of the error’s words.'],
    ['!response', 'false', 'Reading an answer that is not there throws as well.'],
  ],
  'packages/api/src/sendWithProgress.ts': [
    [`'Redirected'`, `""`, 'The call becomes an outcome, which has none of the error’s words.'],
    [`'No answer'`, `""`, 'The call becomes an outcome, which has none of the error’s words.'],
    [`'Called off'`, `""`, 'The call becomes an outcome, which has none of the error’s words.'],
  ],
  'packages/api/src/json.ts': [['{ return undefined; }', '{}', 'Both give undefined.']],
  'packages/api/src/page.ts': [
    [
      `''`,
      `"Stryker was here!"`,
      'A list of one link has a first one; only the compiler asks for a default.',
    ],
    [`typeof number === 'number'`, 'true', 'What is no number is no safe integer either.'],
  ],
  'packages/api/src/texts.ts': [
    [String.raw`/\p{Cc}+/gu`, String.raw`/\p{Cc}/gu`, 'Blanks that follow one another become one below.'],
    [
      String.raw`/\bSQLSTATE\b|\bstack ?trace\b|Traceback \(most recent|\.php\b|\.(?:[cm]?[jt]sx?|py|rb|java|go|cs):\d+/i`,
      String.raw`/\bSQLSTATE\b|\bstack ?trace\b|Traceback \(most recent|\.php\b|\.(?:[cm]?[jt]sx?|py|rb|java|go|cs):\d/i`,
      'It is only asked whether the text matches, for which one digit is enough.',
    ],
    [
      String.raw`/\p{Cs}$/u`,
      String.raw`/\p{Cs}/u`,
      'Only the cut can have left half a character, and that is at the end.',
    ],
  ],
  'apps/portal/src/areas/withdraw/withdraw.mappers.ts': [
    ['rate !== undefined', 'true', 'The word that a missing rate would be read as has no digit.'],
  ],
  'apps/portal/src/areas/withdraw/withdrawals.mappers.ts': [
    [`''`, `"Stryker was here!"`, 'Neither of the two is a status, or a code that a link takes.'],
  ],
  'apps/portal/src/areas/transfer/transfer.mappers.ts': [
    [`''`, `"Stryker was here!"`, 'Neither of the two is a status, or a code that a link takes.'],
  ],
  'packages/portal-core/src/calls/codeWait.ts': [
    ['outcome.retryAfter !== undefined', 'true', 'What is missing is not within the cool-down either.'],
  ],
  'packages/portal-core/src/calls/writeOutcome.ts': [
    [
      `case 'unauthenticated': return 'refused';`,
      `case 'unauthenticated':`,
      'The next case says the same without a status.',
    ],
    ['status !== undefined', 'true', 'No list holds what is missing.'],
    [
      `error.kind !== 'unauthenticated'`,
      'true',
      'An ended session has no status, so it is not 409; only the compiler asks.',
    ],
    [`'unauthenticated'`, `""`, 'An ended session has no status, so it is not 409; only the compiler asks.'],
  ],
  'apps/portal/src/areas/profile/twoFactor.mappers.ts': [
    [`''`, `"Stryker was here!"`, 'Neither of the two is a picture or a setup.'],
  ],
  'apps/portal/src/areas/tickets/seenTickets.mappers.ts': [
    [`''`, `"Stryker was here!"`, 'What is compared with it is neither of the two.'],
  ],
  'apps/portal/src/areas/tickets/tickets.mappers.ts': [
    ['id !== undefined', 'true', 'What is missing stays missing, whether it is read as a word or not.'],
  ],
  'packages/portal-core/src/lists/listState.ts': [
    ['value !== undefined', 'true', 'The word that a missing page would be read as has no digit.'],
  ],
  'apps/portal/src/areas/deposit/deposit.mappers.ts': [
    ['login !== undefined', 'true', 'The word that a missing number would be read as has no digit.'],
  ],
  'packages/ui/src/text/format/amount.ts': [
    ['by.units > 0n', 'by.units >= 0n', 'Dividing by 0 gives undefined as well.'],
  ],
  'packages/ui/src/text/format/amountInWords.ts': [
    [`''`, `"Stryker was here!"`, 'Neither of the two is a figure.'],
  ],
  'packages/ui/src/text/format/chainAddress.ts': [
    ['[]', `["Stryker was here"]`, 'There are always digits; only the compiler asks for a default.'],
    ['hex.length !== 50', 'false', 'Each text of that shape is a number of 50 digits.'],
  ],
  'packages/ui/src/text/format/decimal.ts': [
    [`''`, `"Stryker was here!"`, 'Sign and whole part match always; only the compiler asks for a default.'],
    [
      'value.places <= places',
      'value.places < places',
      'Rounding to the places that are there changes nothing.',
    ],
    ['value.units < 0n', 'value.units <= 0n', 'Half a step on either side of 0 is cut off.'],
    ['value < 0n', 'value <= 0n', 'Minus 0 is 0 among integers.'],
    ['value < 0n', 'value >= 0n', 'The quotient of two negative sizes is that of the positive ones.'],
    ['over < 0n', 'over <= 0n', 'Minus 0 is 0 among integers.'],
    ['by < 0n', 'by <= 0n', 'Dividing by 0 was refused before.'],
    ['units < 0n', 'units <= 0n', 'Minus 0 is 0 among integers.'],
  ],
  'packages/ui/src/text/format/money.ts': [
    [`'0'`, `""`, 'Splitting always gives a first part; only the compiler asks for a default.'],
    [`''`, `"Stryker was here!"`, 'Neither of the two is a figure.'],
    [
      `typeof value === 'number'`,
      'true',
      'A text stays as it is, and what is missing is no figure either way.',
    ],
  ],
  'packages/ui/src/text/format/parseMoment.ts': [
    [
      String.raw`/^[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<part>\d{1,9}))?)?(?<zone>.*)$/i`,
      String.raw`/^[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<part>\d{1,9}))?)?(?<zone>.*)/i`,
      'There is no line break in what is left of a date, so the last group reaches the end anyway.',
    ],
    [`''`, `"Stryker was here!"`, 'The group matches always, and neither of the two is a date.'],
    ['midnight.getUTCDate() === day', 'true', 'A day that its month has not is in another month.'],
  ],
  'packages/ui/src/text/format/zone.ts': [
    ['minutes < 0', 'minutes <= 0', 'No minutes at all were named before.'],
  ],
  'packages/portal-core/src/writes/writeKeeper.ts': [
    ['one < other', 'one <= other', 'No two fields have one name.'],
    ['one < other', 'one >= other', 'Any order of the fields will do that is always the same.'],
    ['count += 1', 'count -= 1', 'Files are told apart by any numbers that differ.'],
    ['next?.key', 'next.key', 'What went out before was being confirmed; only the compiler asks.'],
  ],
  'packages/ui/src/tree/layout/arrange.ts': [
    ['false', 'true', 'What is kept is 0 before the first drawing, so moving by it changes nothing.'],
    ['{ head: 0, tail: 0, tailAt: 0, levels: 1 }', '{}', 'Each is set before it is read.'],
    [
      'children === 0',
      'false',
      'Without children the rest comes to the same figures, and writes beside the lists are none.',
    ],
    ['shift.length < children', 'true', 'Space that was kept only saves making it.'],
    ['shift.length < children', 'shift.length <= children', 'Space that was kept only saves making it.'],
    ['own === 1 && forest === 1', 'false', 'Following the edges of leaves comes to the same place.'],
    [
      'own > forest',
      'own >= forest',
      'Of two equal numbers either is the greater one, and the edge of equally deep ones is not joined.',
    ],
    [
      'own < forest',
      'own <= forest',
      'Of two equal numbers either is the smaller one, and the edge of equally deep ones is not joined.',
    ],
    [
      'top >= 0 && deepestEnd[top]! <= own',
      'false',
      'Who is passed over here would be passed over when looked for; the latest is found first.',
    ],
    ['top >= 0', 'true', 'Before the first there is nothing, which is not less than anything.'],
    [
      'top >= 0',
      'top < 0',
      'Who is passed over here would be passed over when looked for; the latest is found first.',
    ],
    ['top >= 0', 'top > 0', 'The lowest one is as deep as all before, so it is never passed over.'],
    [
      'deepestEnd[top]! <= own',
      'deepestEnd[top]! < own',
      'Of two that end at the same level the latest is found first.',
    ],
    ['isSpread', 'true', 'Where nothing is to be moved, the moves are 0.'],
    ['-1', '+1', 'What an earlier drawing left lies below what this one adds, and is not reached.'],
    ['index > 0', 'true', 'The first one stands at 0, whatever was before it.'],
    ['index > 0', 'index >= 0', 'The first one stands at 0, whatever was before it.'],
    ['index < items', 'index <= items', 'After the last one the moves have come back to 0.'],
    [
      'innerAt + apart.siblings',
      'innerAt - apart.siblings',
      'The first level makes up for it, and next to each other there is nobody to share.',
    ],
    ['missing > 0', 'missing >= 0', 'A move by 0 is shared in parts of 0.'],
    ['own > forest', 'true', 'Of two equally deep ones the edge is followed, and not joined.'],
    ['gaps < 2', 'false', 'Next to each other the shares add up to 0.'],
  ],
  'packages/ui/src/tree/layout/createLayout.ts': [
    ['node < nodes.count', 'node <= nodes.count', 'A write beside a list is none.'],
    ['one > 0', 'one >= 0', 'The root stands 0 beside itself.'],
    ['nodes.open[node] === (open ? 1 : 0)', 'false', 'Arranging once more changes nothing.'],
    ['shape.ids.length === before', 'false', 'Growing by nothing changes nothing.'],
    ['node < count', 'node <= count', 'What is not there has nobody above it.'],
    [
      'one >= 0 && !found.has(one)',
      'one >= 0 || !found.has(one)',
      'Above the root there is nothing that could be arranged.',
    ],
    ['one >= 0', 'true', 'Above the root there is nothing that could be arranged.'],
    ['nodes.count - 1', 'nodes.count + 1', 'What is not there can’t be arranged.'],
  ],
  'packages/ui/src/tree/layout/nodes.ts': [
    ['-1', '+1', 'There is a parent for each node; only the compiler asks for a default.'],
    ['[]', `["Stryker was here"]`, 'What is linked here is written over by what was there before.'],
    [
      `typeof from !== 'number' && typeof to !== 'number'`,
      `typeof from !== 'number' || typeof to !== 'number'`,
      'Both are of one kind; only the compiler asks.',
    ],
    [`typeof from !== 'number'`, 'true', 'Both are of one kind; only the compiler asks.'],
    [`typeof to !== 'number'`, 'true', 'Both are of one kind; only the compiler asks.'],
    [`'number'`, `""`, 'Both are of one kind; only the compiler asks.'],
  ],
  'packages/ui/src/tree/layout/rows.ts': [['one > 0', 'one >= 0', 'The root has no siblings after it.']],
  'packages/ui/src/tree/layout/shape.ts': [
    ['after.ids.length < count', 'false', 'An id that is missing is not the one before either.'],
  ],
  'packages/ui/src/tree/layout/sketch.ts': [
    ['before !== undefined', 'true', 'No distance from what is not there is less than another.'],
    ['below !== undefined', 'true', 'No distance from what is not there is less than another.'],
    ['children === 0', 'false', 'Without children the loop has no turn.'],
  ],
  'packages/ui/src/tree/layout/visit.ts': [
    [
      'level + levels[node]! - 1 < window.top',
      'false',
      'It only saves looking: what is below is asked itself.',
    ],
    [
      'level + levels[node]! - 1',
      'level + levels[node]! + 1',
      'It only saves looking: what is below is asked itself.',
    ],
    ['children === 0', 'false', 'Without children the loops have no turn.'],
    ['level <= window.bottom', 'true', 'Lower ones were left before.'],
    [
      'Math.abs(bend[child]!) < 1',
      'Math.abs(bend[child]!) <= 1',
      'Columns are even in number, so the middle is half a column away.',
    ],
  ],
};
