import { createGlobalStyle } from 'styled-components';
import { fontFamily, media } from '../../tokens';

/**
 * Prints only the elements with `data-print-sheet`, at any depth. Their ancestors lose their layout, and
 * everything else is hidden. Page numbers are isolated, or the first of five pages has "5 / 1" in Arabic.
 */
export const PrintRules = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm 15mm 18mm;
    @bottom-right {
      content: '\\2066' counter(page) ' / ' counter(pages) '\\2069';
      font: 8pt ${fontFamily.text};
    }
  }
  ${media.print} {
    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) { display: none !important; }
    :has([data-print-sheet]) {
      display: block !important;
      position: static !important;
      overflow: visible !important;
      inline-size: auto !important;
      max-inline-size: none !important;
      min-block-size: 0 !important;
      padding: 0 !important;
    }
  }
`;
