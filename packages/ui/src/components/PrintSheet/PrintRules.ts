import { createGlobalStyle } from 'styled-components';
import { fontFamily, media } from '../../tokens';

/**
 * Prints only the elements with `data-print-sheet`, at any depth. Their ancestors lose their layout, and
 * everything else is hidden.
 */
export const PrintRules = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm 15mm 18mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
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
