import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { Round } from '../../../components/DataList/ListLines.styles';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { TimeAgo } from '../../../components/TimeAgo/TimeAgo';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { ArticleBody } from './ArticleBody';
import { ArticleTitle, useLinked, type ArticleItemProps } from './ArticleItem';
import { medium, Unread } from './ArticleItem.styles';
import { toNoticeAmount, toNoticeIcon, toNoticeStatus } from './notice';
import { articlesMessages } from './messages';
import { useMoneyMask } from '../../../components/Money/useAmountsHidden';

/** One notification: its kind, its amount and state, its time and text. Where it has a page, the whole row opens it. */
export function NoticeItem({ article, now, imageBase, linked }: ArticleItemProps) {
  const masked = useMoneyMask();
  const { container, id } = useLinked(linked);
  const { html, moment, unread } = article;
  const amount = toNoticeAmount(article);
  const status = toNoticeStatus(article);
  return (
    <Row ref={container} aria-labelledby={id} tabIndex={linked ? -1 : undefined} $unread={unread}>
      <Round>
        <Icon name={toNoticeIcon(article)} />
      </Round>
      <ArticleTitle id={id} article={article} masked />
      <Amount>
        {amount !== undefined && <bdi>{masked(amount)}</bdi>}
        {status && (
          <StatusPill variant={status.variant} plain>
            {status.word}
          </StatusPill>
        )}
      </Amount>
      <When>
        <TimeAgo moment={moment} now={now} />
        {unread && <Unread>{articlesMessages.unread}</Unread>}
      </When>
      {html !== '' && <ArticleBody html={html} imageBase={imageBase} own headingId={id} />}
    </Row>
  );
}

const Row = styled.article<{ $unread: boolean }>`
  position: relative;
  display: grid;
  grid-template: 'icon title amount' auto 'icon when when' auto 'icon body body' auto / 2.25rem minmax(
      0,
      1fr
    ) auto;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${({ $unread }) => ($unread ? color.accentSoft : 'none')};
  outline-offset: calc(-1 * ${space[1]});
  overflow-wrap: anywhere;

  /* With room the time is at the end of the text's first line. */
  ${medium} {
    grid-template: 'icon title amount' auto 'icon body when' auto / 2.25rem minmax(0, 1fr) auto;
  }
  > :first-child {
    grid-area: icon;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* Above the row's link. */
  :is(p, li, td) a,
  button,
  time {
    position: relative;
    z-index: 1;
  }
`;

const Amount = styled.span`
  grid-area: amount;
  display: grid;
  justify-items: end;
  align-content: start;
  font-weight: ${fontWeight.money};
`;

const When = styled.div`
  grid-area: when;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.inkFaint};
  font-size: ${fontSize.label};

  ${medium} {
    justify-content: end;
    padding-block-start: ${space[1.5]};
  }
`;
