import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import { bareLayout, type BareLayout } from './bareLayout';
import type { Contender, Team } from './contender';

const space = 'http://www.w3.org/2000/svg';
const [across, down] = [92, 128];

/**
 * The lower bound: a hand-written SVG of the visible area and a margin over flat arrays. It has only text, with no
 * keyboard, card, minimap or far view.
 */
export function bareTree(team: Team): Contender {
  let layout: BareLayout;
  let closed = -1;
  let view = { x: 0, y: 0, k: 1 };
  let drawn = { left: 0, right: 0, top: 0, bottom: 0 };
  const svg = document.createElementNS(space, 'svg');
  const world = document.createElementNS(space, 'g');

  function seen(more: number) {
    const [wide, high] = [svg.clientWidth * more, svg.clientHeight * more];
    return {
      left: (-view.x - wide) / (view.k * across),
      right: (svg.clientWidth - view.x + wide) / (view.k * across),
      top: (-view.y - high) / (view.k * down),
      bottom: (svg.clientHeight - view.y + high) / (view.k * down),
    };
  }

  function draw() {
    drawn = seen(0.3);
    const { first, degree, depth, x, left, right } = layout;
    const parts = document.createDocumentFragment();
    let lines = '';
    const stack = [0];
    let shown = 0;
    while (stack.length > 0 && shown < 150) {
      const node = stack.pop()!;
      const level = depth[node]!;
      if (level > drawn.bottom || right[node]! < drawn.left || left[node]! > drawn.right) continue;
      const [px, py] = [x[node]! * across, level * down];
      if (level >= drawn.top && x[node]! >= drawn.left && x[node]! <= drawn.right) {
        shown += 1;
        const group = document.createElementNS(space, 'g');
        group.setAttribute('transform', `translate(${px} ${py})`);
        const circle = document.createElementNS(space, 'circle');
        circle.setAttribute('r', '10');
        const text = document.createElementNS(space, 'text');
        text.setAttribute('y', '24');
        text.textContent = team.ids[node] ?? '';
        group.append(circle, text);
        parts.append(group);
      }
      for (let child = first[node]!; child >= 0 && child < first[node]! + degree[node]!; child += 1) {
        stack.push(child);
        if (x[child]! >= drawn.left && x[child]! <= drawn.right) {
          const cx = x[child]! * across;
          lines += `M${px} ${py}C${px} ${py + 64} ${cx} ${py + 64} ${cx} ${py + down}`;
        }
      }
    }
    const links = document.createElementNS(space, 'path');
    links.setAttribute('d', lines);
    links.setAttribute('fill', 'none');
    links.setAttribute('stroke', 'gray');
    world.replaceChildren(links, parts);
  }

  function move() {
    world.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.k})`);
    const now = seen(0);
    const isIn =
      now.left >= drawn.left &&
      now.right <= drawn.right &&
      now.top >= drawn.top &&
      now.bottom <= drawn.bottom;
    if (!isIn) draw();
  }

  return {
    mount: (host) => {
      layout = bareLayout(team, closed);
      svg.append(world);
      svg.setAttribute('style', 'width: 100%; height: 100%');
      host.append(svg);
      const behavior = zoom<SVGSVGElement, unknown>().on(
        'zoom',
        ({ transform }: { transform: typeof view }) => {
          view = transform;
          move();
        },
      );
      const start = zoomIdentity.translate(600 - layout.x[0]! * across, 40);
      select<SVGSVGElement, unknown>(svg)
        .call(behavior)
        .call((selection) => behavior.transform(selection, start));
      draw();
    },
    unmount: () => svg.remove(),
    toggle: () => {
      closed = closed < 0 ? team.largest : -1;
      layout = bareLayout(team, closed);
      draw();
    },
    surface: () => svg,
  };
}
