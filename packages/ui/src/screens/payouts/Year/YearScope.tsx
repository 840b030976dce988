import styled from 'styled-components';
import { Figure } from '../../../components/Figure/Figure';
import { dayText } from '../../../components/FilterDialog/filterField';
import { PrintParties, type PrintPartiesProps } from '../../../components/PrintSheet/PrintParties';
import { PrintPageHead } from '../../../components/PrintSheet/PrintPageHead';
import { yearMessages } from '../../../text/charts/yearMessages';
import { portalToday } from '../../../text/format/dates';
import { zoneText } from '../../../text/format/zone';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';

export interface YearScopeProps extends PrintPartiesProps {
  year: string;
  /** When it was issued, in milliseconds since 1970. */
  issuedAt: number;
}

/** Whose income it is, from whom, and of which days. Only on paper. */
export function YearScope({ year, issuedAt, ...parties }: YearScopeProps) {
  const [today, end] = [portalToday(issuedAt), `${year}-12-31`];
  return (
    <Paper>
      <PrintPageHead title={yearMessages.income({ year })} />
      <Scope>
        <PrintParties {...parties} />
        <Figure label={yearMessages.period}>
          <bdi translate="no">{dayText(`${year}-01-01`)}</bdi>
          {' – '}
          <bdi translate="no">{dayText(today < end ? today : end)}</bdi>
        </Figure>
        <Figure label={yearMessages.zone}>
          <bdi translate="no">{zoneText(issuedAt)}</bdi>
        </Figure>
      </Scope>
    </Paper>
  );
}

/* The page has its own heading. */
const Paper = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
`;

const Scope = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-block: ${space[4]};
  border-block-start: ${border.strong} solid ${color.ink};

  > div {
    padding: 0 0 ${space[3]};
    padding-inline-end: ${space[4]};
  }
  dd {
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.regular};
  }
`;
