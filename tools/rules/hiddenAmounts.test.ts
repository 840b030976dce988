import { describe, expect, it } from 'vitest';
import { files, read } from '../requirements/files';
import { judged } from './judged';

const product = files.filter(
  (file) =>
    /^(packages\/(ui|portal-core)|apps\/portal)\/src\/.*\.tsx?$/.test(file) &&
    !/\.(test|stories|fixtures|plays)\.tsx?$/.test(file) &&
    file !== 'packages/ui/src/text/format/money.ts',
);
const having = (pattern: RegExp) => product.filter((file) => pattern.test(read(file))).sort();

/** An amount formatted without the formatter: a currency sign before a value, or a number's own formatting. */
const byHand =
  /[$₹]\$\{|['"`][+−-]?[$₹]['"`] *[+,]|[a-zA-Z"}]>[ \t]*[$₹][ \t]*\{|\} USDT\b|toLocaleString\(|NumberFormat\(|\.toFixed\(2\)/;

describe('amounts that are hidden are hidden everywhere, because one place writes them', () => {
  it('finds an amount that is made by hand', () => {
    const made = ['`$${sum}`', "'$' + sum", '<b>₹{sum}</b>', '{sum} USDT', 'sum.toFixed(2)'];
    expect(made.filter((code) => !byHand.test(code))).toEqual([]);
    const fine = ['prefix="$"', '`$1 is ${rate}`', '`${sum} went back`', 'label="USDT BEP20"'];
    expect(fine.filter((code) => byHand.test(code))).toEqual([]);
  });

  it('leaves amounts to Money and formatMoney, which know whether they are hidden [A §1]', () => {
    judged('files that may write an amount', product.length);
    expect(having(byHand)).toEqual([
      // Page numbers.
      'packages/ui/src/components/Pagination/Pagination.tsx',
      // A step that is the same for everyone (B §9).
      'packages/ui/src/screens/purchase/Buying/messages.ts',
      // A font's measure.
      'packages/ui/src/theme/fonts.ts',
    ]);
  });

  it('shows in spite of that what is named here and nothing else', () => {
    expect(having(/<AmountsShown|shown: true|<Money [^>]*\bshown\b/)).toEqual([
      // The amount that a member confirms.
      'packages/ui/src/confirm/VerifyDialog/VerifyDialog.tsx',
      // Typed input.
      'packages/ui/src/forms/FormMoneyField.tsx',
      // Rates and limits.
      'packages/ui/src/screens/deposit/Deposit/Address/PayDetails.tsx',
      'packages/ui/src/screens/deposit/Deposit/Report/ReportFieldset.tsx',
      'packages/ui/src/screens/deposit/Deposit/Report/ReportSteps.tsx',
      // Only profit or loss. The number itself is hidden.
      'packages/ui/src/screens/mt5/Mt5Account/profitTone.ts',
      // Prices of packages.
      'packages/ui/src/screens/purchase/Buying/PriceText.tsx',
      'packages/ui/src/screens/purchase/Buying/purchase.ts',
      // A document that the member requested.
      'packages/ui/src/screens/subscriptions/Invoice/InvoicePrintPage.tsx',
      'packages/ui/src/screens/withdraw/Withdraw/quote.ts',
      'packages/ui/src/screens/withdraw/Withdraw/withdrawDraft.ts',
    ]);
  });

  it('lists every way by which data leaves the page', () => {
    const leaves =
      /navigator\.(clipboard\.write|share)|execCommand|new Blob\(|document\.title = |window\.print|showNotification|new Notification\(/;
    expect(having(leaves)).toEqual([
      // A ticket's images.
      'apps/portal/src/areas/tickets/tickets.api.ts',
      // Names of pages, of the portal and of a printed file.
      'apps/portal/src/config/showBrand.ts',
      'packages/portal-core/src/browser/useDocumentTitle.ts',
      'packages/portal-core/src/exports/printPage.ts',
      // A file of a list or a chart, after a confirmation.
      'packages/portal-core/src/exports/saveFile.ts',
      // Copied text; see below.
      'packages/ui/src/components/CopyButton/copyText.ts',
      // A referral link, or a payment address.
      'packages/ui/src/components/ShareDialog/ShareOnDevice.tsx',
      // An image that the member chose.
      'packages/ui/src/images/prepareImage.ts',
    ]);
  });

  it('asks before a file, wherever there is a button for one', () => {
    const buttons = having(/^\s*(\{exportMessages\.exportCsv\}|label = exportMessages\.exportCsv,)$/m);
    expect(buttons).toEqual([
      'packages/ui/src/charts/container/ChartContainer.tsx',
      'packages/ui/src/components/ExportButton/ExportButton.tsx',
    ]);
    expect(buttons.filter((file) => !/useExportQuestion\(\)/.test(read(file)))).toEqual([]);
    expect(buttons.filter((file) => /onClick=\{(\(\) => )?(onStart|onSave)\b/.test(read(file)))).toEqual([]);
  });

  it('copies codes, names, addresses and secrets, and no amount', () => {
    const copies =
      /(<CopyButton[^>]*?\btext=\{|copyText\(|\bcopied: )[^,})\n]*(money|amount|balance|price|sum\b)/i;
    expect(
      ['copied: row.amount', '<CopyButton text={formatMoney(sum)}'].filter((code) => !copies.test(code)),
    ).toEqual([]);
    expect(having(copies)).toEqual([]);
  });

  it('takes for no money what is a percentage, and nothing else', () => {
    expect(having(/currency(: '|=")none/)).toEqual([
      'packages/ui/src/components/SummaryCards/SummaryValue.tsx',
      'packages/ui/src/screens/mt5/Mt5Account/AccountFigures.tsx',
    ]);
  });
});
