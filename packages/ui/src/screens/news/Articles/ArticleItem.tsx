import { useEffect, useId, useRef } from 'react';
import { Link } from '../../../components/Link/Link';
import { useMoneyMask } from '../../../components/Money/useAmountsHidden';
import { TimeAgo } from '../../../components/TimeAgo/TimeAgo';
import type { Article } from './article';
import { ArticleBody } from './ArticleBody';
import { Grid, Heading, Title, Unread, When } from './ArticleItem.styles';
import { ArticleImage } from './ArticleImage';
import { articlesMessages } from './messages';

const untitled = articlesMessages.untitled;

/** The data that all articles of a list share. */
export interface ArticleContext {
  /** The time that relative times count from, in milliseconds since 1970. */
  now: number;
  /** Absolute URL of the image folder, with its trailing slash. */
  imageBase: string;
  /** The articles are about the member's own data, so clear amounts of money in them are hidden with all amounts. */
  own?: boolean;
}

interface ArticleItemProps extends ArticleContext {
  article: Article;
  /** A link leads here. */
  linked: boolean;
}

/** One article: time, a readable column of text, and the image on one line. */
export function ArticleItem({ article, now, imageBase, own = false, linked }: ArticleItemProps) {
  const masked = useMoneyMask();
  const { title, html, moment, unread, imageUrl, href } = article;
  const shown = (own ? masked(title) : title) || untitled;
  const heading = useId();
  const container = useRef<HTMLElement>(null);
  useEffect(
    function showLinked() {
      if (!linked) return;
      container.current?.scrollIntoView({ block: 'center' });
      container.current?.focus({ preventScroll: true });
    },
    [linked],
  );
  return (
    <Grid ref={container} aria-labelledby={heading} tabIndex={linked ? -1 : undefined}>
      <Heading>
        <Title id={heading} dir="auto">
          {href === undefined ? shown : <Link href={href}>{shown}</Link>}
        </Title>
      </Heading>
      <When>
        <TimeAgo moment={moment} now={now} />
        {unread && <Unread>{articlesMessages.unread}</Unread>}
      </When>
      {imageUrl !== undefined && <ArticleImage key={imageUrl} src={imageUrl} />}
      {html !== '' && <ArticleBody html={html} imageBase={imageBase} own={own} headingId={heading} />}
    </Grid>
  );
}
