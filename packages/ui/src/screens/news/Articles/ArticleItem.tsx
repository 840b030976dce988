import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Link } from '../../../components/Link/Link';
import { useMoneyMask } from '../../../components/Money/useAmountsHidden';
import { TimeAgo } from '../../../components/TimeAgo/TimeAgo';
import { NoImage } from '../../../components/NoImage/NoImage';
import { color, radius, space } from '../../../tokens';
import type { Article } from './article';
import { ArticleBody } from './ArticleBody';
import { Grid, Heading, Title, Unread, When } from './ArticleItem.styles';
import { articlesMessages } from './messages';

interface ArticleImageProps {
  /** '' for an image that can't be shown. */
  src: string;
}

/**
 * An article's whole image, in a container that exists before it loads. It is decorative, so it has no alternative
 * text.
 */
function ArticleImage({ src }: ArticleImageProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Container>
      {broken || src === '' ? (
        <NoImage />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </Container>
  );
}

const Container = styled.div`
  grid-area: image;
  align-self: start;
  max-inline-size: 28rem;
  margin-block: ${space[3]} ${space[1]};
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.box};
  background: ${color.sunken};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  /* Aligned with the start of the text next to it. */
  @container (min-width: 54rem) {
    inline-size: 100%;
    max-inline-size: 16rem;
    margin-block: ${space[1]} 0;
    justify-self: end;
  }
`;

const untitled = articlesMessages.untitled;

/** The data that all articles of a list share. */
export interface ArticleContext {
  /** The time that relative times count from, in milliseconds since 1970. */
  now: number;
  /** Absolute URL of the image folder, with its trailing slash. */
  imageBase: string;
}

export interface ArticleItemProps extends ArticleContext {
  article: Article;
  /** A link leads here. */
  linked: boolean;
}

/** Shows and focuses the article that a link leads to. Returns its ref, and the id of its title. */
export function useLinked(linked: boolean) {
  const id = useId();
  const container = useRef<HTMLElement>(null);
  useEffect(
    function showLinked() {
      if (!linked) return;
      container.current?.scrollIntoView({ block: 'center' });
      container.current?.focus({ preventScroll: true });
    },
    [linked],
  );
  return { container, id };
}

interface ArticleTitleProps {
  id: string;
  article: Article;
  /** Obvious amounts of money in it are hidden with all amounts. */
  masked?: boolean;
}

/** The title, which opens the article's page if it has one. */
export function ArticleTitle({ id, article: { title, href }, masked = false }: ArticleTitleProps) {
  const mask = useMoneyMask();
  const shown = (masked ? mask(title) : title) || untitled;
  return (
    <Heading>
      <Title id={id} dir="auto">
        {href === undefined ? shown : <Link href={href}>{shown}</Link>}
      </Title>
    </Heading>
  );
}

/** One article of news: its time, a readable column of text, and the image on one line. */
export function ArticleItem({ article, now, imageBase, linked }: ArticleItemProps) {
  const { html, moment, unread, imageUrl } = article;
  const { container, id } = useLinked(linked);
  return (
    <Grid ref={container} aria-labelledby={id} tabIndex={linked ? -1 : undefined}>
      <ArticleTitle id={id} article={article} />
      <When>
        <TimeAgo moment={moment} now={now} />
        {unread && <Unread>{articlesMessages.unread}</Unread>}
      </When>
      {imageUrl !== undefined && <ArticleImage key={imageUrl} src={imageUrl} />}
      {html !== '' && <ArticleBody html={html} imageBase={imageBase} headingId={id} />}
    </Grid>
  );
}
