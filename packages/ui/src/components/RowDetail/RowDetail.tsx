import { detailMessages } from '../../text/detailMessages';
import { FigureRow, FigureRows } from '../Figure/FigureRow';
import { LinkAlone } from '../Link/LinkAlone';
import { Money } from '../Money/Money';
import { PrintRules } from '../PrintSheet/PrintRules';
import { StatusPill } from '../StatusPill/StatusPill';
import { Facts } from './Facts';
import { toName, type DetailFact, type RowDetailData } from './detailData';
import { Timeline } from './Timeline';
import styled from 'styled-components';
import { border, color, fontSize, fontWeight, space } from '../../tokens';
import type { ElementProps } from '../elementProps';

const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > ol + dl {
    padding-block-start: ${space[4]};
    border-block-start: ${border.hair} solid ${color.line};
  }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const Meaning = styled.p`
  overflow-wrap: anywhere;
`;

const ReasonTitle = styled.h3`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.strong};
`;

const Related = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

export interface RowDetailProps extends ElementProps<HTMLElement> {
  /** The fields and the way on of one row. */
  detail: RowDetailData;
  /** Every column of the row. */
  facts: readonly DetailFact[];
}

/** One row in full: amount, status and its meaning, history, and every column unshortened. */
export function RowDetail({ detail, facts, ...rest }: RowDetailProps) {
  const { amount, status, meaning, whereabouts, reason, steps, at, form = {}, related = [] } = detail;
  return (
    <Body data-print-sheet aria-label={toName(detail)} {...rest}>
      <PrintRules />
      <Sum>
        {amount && <Money variant="display" {...amount} />}
        {status && <StatusPill variant={status.variant}>{status.word}</StatusPill>}
      </Sum>
      {(meaning ?? whereabouts) !== undefined && (
        <Meaning>
          {meaning} {whereabouts !== undefined && <b>{whereabouts}</b>}
        </Meaning>
      )}
      {reason && (
        <section aria-label={reason.title}>
          <ReasonTitle>{reason.title}</ReasonTitle>
          <FigureRows>
            {reason.facts.map(({ id, title, value }) => (
              <FigureRow key={id} label={title}>
                {value}
              </FigureRow>
            ))}
          </FigureRows>
        </section>
      )}
      {steps && steps.length > 0 && <Timeline steps={steps} form={form} />}
      <Facts facts={facts} at={at} form={form} />
      {related.length > 0 && (
        <Related aria-label={detailMessages.related}>
          {related.map(({ label, href }) => (
            <li key={href}>
              <LinkAlone href={href}>{label}</LinkAlone>
            </li>
          ))}
        </Related>
      )}
    </Body>
  );
}
