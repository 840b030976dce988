import styled from 'styled-components';
import { brand } from '../../../brand';
import { Figure } from '../../../components/Figure/Figure';
import { dayText } from '../../../components/FilterDialog/filterField';
import { PrintPageHead } from '../../../components/PrintSheet/PrintPageHead';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { yearMessages } from '../../../text/charts/yearMessages';
import { portalToday } from '../../../text/format/dates';
import { zoneText } from '../../../text/format/zone';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';

export interface YearScopeProps {
  year: string;
  username: string;
  /** The member's legal name. Absent until it is known. */
  name?: string | undefined;
  /** Absent where the member has none. */
  taxId?: string | undefined;
  /** The operator's name and address. Absent without the setting. */
  issuer?: string | undefined;
  /** When it was issued, in milliseconds since 1970. */
  issuedAt: number;
}

/** Whose income it is, from whom, and of which days. Only on paper. */
export function YearScope({ year, username, name, taxId, issuer, issuedAt }: YearScopeProps) {
  const { imprint } = brand();
  const [today, end] = [portalToday(issuedAt), `${year}-12-31`];
  return (
    <Paper>
      <PrintPageHead title={yearMessages.income({ year })} />
      <Scope>
        <Figure label={yearMessages.member}>
          <Verbatim>{name ?? username}</Verbatim>
        </Figure>
        {name !== undefined && (
          <Figure label={yearMessages.username}>
            <Verbatim>{username}</Verbatim>
          </Figure>
        )}
        {taxId !== undefined && (
          <Figure label={yearMessages.taxId}>
            <Verbatim>{taxId}</Verbatim>
          </Figure>
        )}
        {issuer !== undefined && (
          <Figure label={yearMessages.issuedBy}>
            <bdi translate="no">{issuer}</bdi>
          </Figure>
        )}
        {imprint !== undefined && (
          <Figure label={yearMessages.imprint}>
            <bdi translate="no">{imprint}</bdi>
          </Figure>
        )}
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
