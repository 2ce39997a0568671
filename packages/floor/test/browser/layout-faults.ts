/**
 * Runs in a page and answers with everything that somebody could not read or reach there:
 * text that is cut off, text under something else, text over text, boxes beyond their parent or the
 * window, and controls that a finger cannot touch. Where a dialog is open, it looks into that alone.
 */
export const LAYOUT_FAULTS = `(() => {
  /** Half a pixel may be rounded either way on each side. */
  const SLACK = 1;
  const CONTROLS = 'a[href], button:enabled, input:enabled, summary, select:enabled';
  const NEVER_SHOWN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TITLE', 'DESC', 'TEXTAREA']);
  /** What is shown over the felt for a while, and can be closed. */
  const CLOSED = ':has(> button[aria-label^="Close the"])';
  /** Cards and chips lie over each other on purpose: what they show is their label. */
  const ART = 'svg, [role="img"]';

  const root = document.querySelector('dialog[open]') ?? document.body;
  const found = new Set();
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) {
      // Read once: a computed style is worked out anew at every look into it.
      const { position, transform, display, overflowX, overflowY, opacity, clipPath, textOverflow, marginLeft, marginRight, backgroundColor, backgroundImage } = getComputedStyle(one);
      styles.set(one, { position, transform, display, overflowX, overflowY, opacity, clipPath, textOverflow, marginLeft, marginRight, backgroundColor, backgroundImage });
    }
    return styles.get(one);
  };
  const nameOf = (one) => {
    const words = (one.ariaLabel ?? one.textContent ?? '').trim().replaceAll(/\\s+/g, ' ').slice(0, 40);
    const kind = String(one.className?.baseVal ?? one.className ?? '').split(' ')[0].replace(/^_/, '').replace(/_[^_]*_\\d+$/, '');
    return one.tagName.toLowerCase() + (kind === '' ? '' : '.' + kind) + (words === '' ? '' : ' “' + words + '”');
  };
  const isCut = (value) => value === 'hidden' || value === 'clip';
  const isScrolled = (value) => value === 'auto' || value === 'scroll';
  const isOut = ({ position }) => position === 'absolute' || position === 'fixed';
  /** A sentence may reach beyond its place on purpose, as long as it reaches over nothing. */
  const isPulled = ({ marginLeft, marginRight }) => marginLeft.startsWith('-') || marginRight.startsWith('-');
  const isBox = (one) => !['inline', 'contents'].includes(styleOf(one).display);
  /** For readers of screens alone: a box of a pixel, cut. */
  const unseen = new Map();
  const isUnseen = (one) => {
    if (one === null || one === root) return false;
    if (!unseen.has(one)) {
      const style = styleOf(one);
      const tiny = isCut(style.overflowX) && style.clipPath !== 'none';
      unseen.set(one, tiny || style.opacity === '0' || isUnseen(one.parentElement));
    }
    return unseen.get(one);
  };
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !isUnseen(one);
  const rects = new Map();
  const rectOf = (one) => {
    if (!rects.has(one)) rects.set(one, one.getBoundingClientRect());
    return rects.get(one);
  };
  /** Where the letters are: lines may be closer than their boxes are high. */
  const inkOf = ({ left, right, top, bottom, height }) => ({
    left, right, top: top + height * 0.2, bottom: bottom - height * 0.2,
  });
  const beyond = (inner, outer, slack = SLACK) => {
    if (inner.left < outer.left - slack || inner.right > outer.right + slack) return 'sideways';
    if (inner.top < outer.top - slack || inner.bottom > outer.bottom + slack) return 'up or down';
    return null;
  };

  /** Every line of text that is shown. */
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
  };
  scrollTo(0, 0);
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || NEVER_SHOWN.has(parent.tagName) || !isShown(parent)) continue;
    const isArt = parent.closest(ART) !== null;
    linesOf(node).forEach((rect, at) => lines.push({ node, parent, at, isArt, ink: inkOf(rect) }));
  }

  /** What a line is seen through: narrower with each box that scrolls or cuts. */
  const seenOf = (line) => {
    let ink = line.ink;
    let inFlow = true;
    let skips = false;
    let scrolls = false;
    for (let one = line.parent; one !== null && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      const holds = style.position !== 'static' || style.transform !== 'none';
      if (skips && !holds) continue;
      skips = false;
      if (isBox(one) && one.namespaceURI.endsWith('xhtml')) {
        const box = rectOf(one);
        const way = beyond(ink, box);
        const cuts = way === 'sideways' ? isCut(style.overflowX) : isCut(style.overflowY);
        const rolls = way === 'sideways' ? isScrolled(style.overflowX) : isScrolled(style.overflowY);
        if (way !== null && rolls && !(way === 'sideways' && one.tabIndex < 0)) {
          scrolls = true;
          ink = { left: Math.max(ink.left, box.left), right: Math.min(ink.right, box.right), top: Math.max(ink.top, box.top), bottom: Math.min(ink.bottom, box.bottom) };
          if (ink.left >= ink.right || ink.top >= ink.bottom) return null;
        } else if (way !== null && cuts) {
          found.add('cut off: “' + line.node.data.trim().slice(0, 40) + '” by ' + nameOf(one));
          return ink;
        } else if (way !== null && inFlow && !scrolls) {
          found.add('beyond its box (' + way + '): “' + line.node.data.trim().slice(0, 40) + '” in ' + nameOf(one));
          return ink;
        }
      }
      if (style.position === 'fixed' || one === root) break;
      if (style.position === 'absolute') skips = true;
      if (isOut(style) || style.transform !== 'none' || isPulled(style)) inFlow = false;
    }
    if (ink.left < -SLACK || ink.right > innerWidth + SLACK) {
      found.add('beyond the window: “' + line.node.data.trim().slice(0, 40) + '”');
    }
    return ink;
  };
  for (const line of lines) line.seen = line.isArt ? null : seenOf(line);

  /**
   * Text over text. What stays while the page scrolls is over all that goes by; what can be closed, as
   * an award that is shown, is over what was there before.
   */
  const staying = new Map();
  const staysWith = (one) => {
    if (one === null) return null;
    if (!staying.has(one)) {
      const { position } = styleOf(one);
      const stays = position === 'fixed' || position === 'sticky' || one.matches(CLOSED);
      staying.set(one, stays ? one : staysWith(one.parentElement));
    }
    return staying.get(one);
  };
  const readable = lines.filter(({ seen }) => seen !== null).toSorted((one, other) => one.seen.top - other.seen.top);
  readable.forEach((one, at) => {
    for (let next = at + 1; next < readable.length; next += 1) {
      const other = readable[next];
      if (other.seen.top >= one.seen.bottom - SLACK) break;
      if (other.parent === one.parent && other.node === one.node) continue;
      const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const high = Math.min(one.seen.bottom, other.seen.bottom) - other.seen.top;
      if (wide > SLACK && high > SLACK && staysWith(one.parent) === staysWith(other.parent)) {
        found.add('text over text: “' + one.node.data.trim().slice(0, 30) + '” and “' + other.node.data.trim().slice(0, 30) + '”');
      }
    }
  });

  /** Boxes in the flow, with words in them, beyond the box around them. */
  const worded = new Set();
  for (const { parent } of readable) {
    for (let one = parent; one !== root && !worded.has(one); one = one.parentElement) worded.add(one);
  }
  for (const one of worded) {
    if (!isBox(one)) continue;
    const style = styleOf(one);
    if (isOut(style) || style.transform !== 'none' || style.position === 'sticky' || isPulled(style)) continue;
    let parent = one.parentElement;
    while (parent !== root && !isBox(parent)) parent = parent.parentElement;
    const outer = styleOf(parent);
    const box = rectOf(one);
    if (box.width < 2 || box.height < 2) continue;
    const way = beyond(box, rectOf(parent));
    if (way === null) continue;
    if (isScrolled(way === 'sideways' ? outer.overflowX : outer.overflowY) && !(way === 'sideways' && parent.tabIndex < 0)) continue;
    found.add('box beyond its parent (' + way + '): ' + nameOf(one) + ' in ' + nameOf(parent).slice(0, 40));
  }
  for (const one of root.querySelectorAll('*')) {
    const style = styleOf(one);
    if ((style.textOverflow === 'ellipsis' || one.matches('input:not([type="radio"], [type="checkbox"])')) && isShown(one) && one.scrollWidth > one.clientWidth + SLACK) {
      found.add('cut off: ' + nameOf(one));
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    found.add('the page is ' + document.documentElement.scrollWidth + ' wide');
  }

  const isScrolledAway = (one, x, y) => {
    for (let at = one.parentElement; at !== null && at !== root; at = at.parentElement) {
      if (!isScrolled(styleOf(at).overflowY)) continue;
      const { left, right, top, bottom } = rectOf(at);
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  /** Controls that a finger cannot reach: outside of the width, or without a size. */
  const touched = [];
  for (const one of root.querySelectorAll(CONTROLS)) {
    if (!one.checkVisibility()) continue;
    // A hidden input is worked through its label.
    const parent = one.closest('label') ?? one;
    const { left, right, width, height } = rectOf(parent);
    if (width < 8 || height < 8 || left < -0.5 || right > innerWidth + 0.5) found.add('out of reach: ' + nameOf(one));
    const [rect] = parent.getClientRects();
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    if (isScrolledAway(parent, x, y)) continue;
    touched.push({ parent, name: nameOf(one), seen: { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 } });
  }

  /** Text and controls under something else: something that is drawn reaches over them, and is hit first. */
  const isDrawn = (one) => {
    if (one.namespaceURI.endsWith('svg')) return one.tagName === 'svg';
    const { backgroundColor, backgroundImage } = styleOf(one);
    return backgroundImage !== 'none' || !/^(transparent|rgba(.*, 0))$/.test(backgroundColor) || ['IMG', 'CANVAS', 'INPUT', 'SELECT'].includes(one.tagName);
  };
  const drawn = [...root.querySelectorAll('*')]
    .filter((one) => (one.ownerSVGElement ?? null) === null && isDrawn(one) && isShown(one))
    .map((one) => ({ one, box: rectOf(one), stays: staysWith(one) }));
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const subjects = [
    ...readable.map(({ node, parent, seen }) => ({ parent, seen, name: '“' + node.data.trim().slice(0, 40) + '”' })),
    ...touched,
  ];
  const isUnder = ({ parent }, cover, x, y) => {
    if (y < 0 || y > innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && !hit.contains(parent) && (cover === hit || cover.contains(hit));
  };
  const middleOf = (one, other) => [
    (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2,
    (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2,
  ];
  /** What is drawn, by bands of the page: to hold everything against everything takes longest of all. */
  const BAND = 64;
  const bands = new Map();
  const bandsOf = ({ top, bottom }) => {
    const first = Math.floor(top / BAND);
    return Array.from({ length: Math.floor(bottom / BAND) - first + 1 }, (_, at) => first + at);
  };
  for (const [at, { box }] of drawn.entries()) {
    for (const band of bandsOf(box)) bands.get(band)?.push(at) ?? bands.set(band, [at]);
  }
  const drawnNear = (seen) => {
    const [band, ...more] = bandsOf(seen);
    const near = bands.get(band) ?? [];
    return more.length === 0 ? near : [...new Set([...near, ...more.flatMap((one) => bands.get(one) ?? [])])];
  };
  for (const subject of subjects) {
    const stays = staysWith(subject.parent);
    for (const at of drawnNear(subject.seen)) {
      const { one, box, stays: with_ } = drawn[at];
      if (with_ !== stays || !meets(subject.seen, box) || one.contains(subject.parent)) continue;
      // What is set within a line of text is beside it, not over it.
      if (subject.parent.contains(one) && (touched.includes(subject) || !isOut(styleOf(one)))) continue;
      const [x, y] = middleOf(subject.seen, box);
      if (y < 0 || y > innerHeight) scrollTo(0, y - innerHeight / 2);
      if (isUnder(subject, one, x, y - scrollY)) found.add('covered: ' + subject.name + ' by ' + nameOf(one));
      if (scrollY !== 0) scrollTo(0, 0);
    }
  }
  // A bar that stays may lie over what goes by, but not over the end of the page.
  const bars = drawn.filter(({ stays }) => stays !== null && !stays.matches(CLOSED));
  const most = document.documentElement.scrollHeight - innerHeight;
  if (bars.length > 0) {
    scrollTo(0, most);
    for (const { one, stays } of bars) {
      const box = one.getBoundingClientRect();
      for (const subject of subjects) {
        if (staysWith(subject.parent) !== null || subject.seen.bottom < most) continue;
        const seen = { ...subject.seen, top: subject.seen.top - scrollY, bottom: subject.seen.bottom - scrollY };
        if (box.top < innerHeight / 2 || !meets(seen, box)) continue;
        const [x, y] = middleOf(seen, box);
        if (isUnder(subject, one, x, y)) found.add('covered at the end: ' + subject.name + ' by ' + nameOf(one));
      }
    }
    scrollTo(0, 0);
  }
  return [...found];
})()`;
