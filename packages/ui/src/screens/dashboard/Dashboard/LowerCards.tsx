import styled from 'styled-components';
import type { Remote } from '../../../remote';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { type AccountFigures, accountRows } from './Account/accountRows';
import { BonusesCard } from './Bonuses/BonusesCard';
import { NewsCard, type DashboardNews } from './Feed/NewsCard';
import { NotificationsCard, type DashboardNotification } from './Feed/NotificationsCard';
import { ReferralCard, type ReferralLinks, type SharedLink } from './ReferralCard';
import { Major, Pair, Widget } from './Widget';
import { dashboardMessages } from './messages';

/** The member's purchases and the team's business (A §3). */
function AccountCard({ account }: { account: Remote<AccountFigures> }) {
  return (
    <Widget title={dashboardMessages.account} remote={account}>
      {(figures) => (
        <FigureRows>
          {accountRows.map(({ figure, title }) => (
            <FigureRow key={figure} label={title}>
              {!figures ? (
                <Skeleton inlineSize="6rem" />
              ) : figure === 'subscriptionDate' ? (
                <Moment at={figures[figure]} form="long" />
              ) : (
                <Money figure={figure} value={figures[figure]} />
              )}
            </FigureRow>
          ))}
        </FigureRows>
      )}
    </Widget>
  );
}

export interface LowerCardsProps {
  account: Remote<AccountFigures>;
  referralLinks: ReferralLinks;
  /** In display order. The portal reverses the server's order (A §4). */
  news: Remote<readonly DashboardNews[]>;
  notifications: Remote<readonly DashboardNotification[]>;
  /** The time that relative times count from, in milliseconds since 1970. */
  now: number;
  /** A link was copied. `message` is the exact text for the toast (A §8). */
  onCopy: (message: string) => void;
  /** Share was pressed for the link at this address. */
  onShare: (shared: SharedLink) => void;
}

/** The cards below the first window. */
export function LowerCards(props: LowerCardsProps) {
  const { account, referralLinks, news, notifications, now, onCopy, onShare } = props;
  const share = { onCopy, onShare };
  return (
    <>
      <Major>
        {account.state !== 'failed' && <BonusesCard account={account} />}
        <AccountCard account={account} />
      </Major>
      <Pair>
        <ReferralCard leg="left" url={referralLinks.left} {...share} />
        <ReferralCard leg="right" url={referralLinks.right} {...share} />
      </Pair>
      <Feeds>
        <NewsCard news={news} />
        <NotificationsCard notifications={notifications} now={now} />
      </Feeds>
    </>
  );
}

/* Each card is as tall as its content, so a short news card next to long notifications has no blank space. */
const Feeds = styled(Major)`
  align-items: start;
`;
