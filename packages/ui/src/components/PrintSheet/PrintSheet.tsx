import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, media, radius, space } from '../../tokens';
import { PrintRules } from './PrintRules';
import type { ElementProps } from '../elementProps';

interface PrintSheetProps extends ElementProps<HTMLElement> {
  /** The name of the sheet. */
  label: string;
  children: ReactNode;
}

/** An A4 sheet. Only the sheet is printed, not the page around it. Use one at a time. */
export function PrintSheet({ label, children, ...rest }: PrintSheetProps) {
  return (
    <>
      <PrintRules />
      <Sheet data-print-sheet aria-label={label} {...rest}>
        {children}
      </Sheet>
    </>
  );
}

/* An article, because a section is kept on one page. */
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
