import styled from 'styled-components';
import { Link } from '../../../components/Link/Link';
import { useMoneyMask } from '../../../components/Money/useAmountsHidden';
import { bothZonesText } from '../../../text/format/bothZones';
import { isoDate } from '../../../text/format/dates';
import { formatRelative } from '../../../text/format/relative';
import { border, color, fontSize, fontWeight, space } from '../../../tokens';

export interface ShellNotification {
  id: string;
  title: string;
  /** Plain text, no markup (D62). */
  text: string;
  /** ISO date-time. An absent or invalid one shows no time. */
  createdAt?: string | undefined;
  /** The page of what it is about. Absent where neither the server nor its title names one. */
  href?: string | undefined;
}

interface LatestItemProps {
  item: ShellNotification;
  now: number;
  /** Its page was opened. */
  onNavigate: () => void;
}

/**
 * One notification: its title, its time and two lines of its text, in the text direction of the server's
 * words.
 */
export function LatestItem({ item, now, onNavigate }: LatestItemProps) {
  const masked = useMoneyMask();
  const iso = isoDate(item.createdAt);
  return (
    <Item>
      <Title dir="auto">
        {item.href === undefined ? (
          masked(item.title)
        ) : (
          <Link href={item.href} onClick={onNavigate}>
            {masked(item.title)}
          </Link>
        )}
      </Title>
      {iso && (
        <Time dateTime={iso} title={bothZonesText(item.createdAt)}>
          {formatRelative(item.createdAt, now)}
        </Time>
      )}
      {item.text !== '' && <Text dir="auto">{masked(item.text)}</Text>}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  flex: 1 1 9rem;
  font-weight: ${fontWeight.link};
`;

const Time = styled.time`
  font-size: ${fontSize.small};
  line-height: 1.7;
  color: ${color.inkFaint};
  white-space: nowrap;
`;

const Text = styled.p`
  flex-basis: 100%;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${fontSize.label};
  color: ${color.inkMuted};
`;
