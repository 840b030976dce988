import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Link } from '../../../components/Link/Link';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { legCountMessages, type legMessages } from '../../../text/columnTitles';
import { formatFigureCount } from '../../../text/figures/figure';
import { border, color, fontSize, space } from '../../../tokens';
import { bought, joined, silent, unpaid } from './figures';
import { teamListMessages } from './messages';

/** What happened in the team this week, and who needs a reminder. */
const pulse = [joined, bought, unpaid, silent] as const;
export const pulseNames = pulse.map(({ figure }) => figure);
export type PulseName = (typeof pulse)[number]['figure'];
export type PulseLeg = keyof typeof legMessages;

/** A number of members, and the list of them. The number is absent where it is unknown. */
interface PulseFigure {
  count?: number | undefined;
  href: string;
}

export type TeamPulse = Record<PulseName, Record<PulseLeg, PulseFigure>>;

export interface PulseProps {
  figures: Exclude<Remote<TeamPulse>, { state: 'failed' }>;
  /** The member wants to share the link of a leg. */
  onShared: (leg: PulseLeg) => void;
}

const legs: readonly PulseLeg[] = ['left', 'right'];

/** The figures of both legs, each a link to its members, and the link to share for either leg. */
export function PulseCard({ figures, onShared }: PulseProps) {
  return (
    <Card heading={teamListMessages.pulse} aria-busy={figures.state === 'loading'}>
      <Figures aria-label={teamListMessages.pulse}>
        <thead>
          <tr>
            <td />
            {legs.map((leg) => (
              <th key={leg} scope="col">
                {legCountMessages.members[leg]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pulse.map(({ figure, title }) => (
            <tr key={figure}>
              <th scope="row">{title}</th>
              {legs.map((leg) => (
                <td key={leg}>
                  {figures.state === 'ready' ? (
                    <Count of={figure} {...figures.data[figure][leg]} />
                  ) : (
                    <Skeleton inlineSize="2rem" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
      <Actions>
        {legs.map((leg) => (
          <Button key={leg} size="small" aria-haspopup="dialog" onClick={() => onShared(leg)}>
            {teamListMessages.share[leg]}
          </Button>
        ))}
      </Actions>
    </Card>
  );
}

function Count({ of, count, href }: PulseFigure & { of: PulseName }) {
  const text = formatFigureCount(of, count);
  return count === undefined || count === 0 ? text : <Link href={href}>{text}</Link>;
}

const Figures = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${space[2]};
    border-block-end: ${border.hair} solid ${color.line};
    text-align: end;
  }
  th {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
    font-weight: normal;
  }
  th[scope='row'],
  thead td {
    text-align: start;
  }
  td > [aria-hidden] {
    margin-inline-start: auto;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
`;
