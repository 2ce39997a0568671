const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or an attribute. */
export const html = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);

/** A clause, small, beside what it says. */
export const cite = (clause: string): string => `<span class="cite">${html(clause)}</span>`;
