const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or attribute. */
export const html = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);

export const cite = (clause: string): string => `<span class="cite">${html(clause)}</span>`;
