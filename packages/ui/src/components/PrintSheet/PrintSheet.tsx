import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { border, color, fontFamily, media, radius, space } from '../../tokens';

interface PrintSheetProps {
  /** What the sheet is. */
  label: string;
  children: ReactNode;
}

/** A paper: on the screen as wide as A4, printed the one thing of the page that there is. One at a time. */
export function PrintSheet({ label, children }: PrintSheetProps) {
  return (
    <>
      <PrintRules />
      <Sheet data-print-sheet aria-label={label}>
        {children}
      </Sheet>
    </>
  );
}

/* Around the sheet stands a frame of any depth: all of it lets the sheet through, all beside it goes. */
const PrintRules = createGlobalStyle`
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

/* An article: what is a section is kept on one page. */
const Sheet = styled.article`
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: 54rem;
  padding: ${space[8]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};

  @media screen {
    ${media.phone} {
      padding: ${space[5]} ${space[4]};
    }
  }
  ${media.print} {
    max-inline-size: none;
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`;
