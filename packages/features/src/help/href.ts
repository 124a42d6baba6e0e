/** Address of an article or a release; of the first article without an id. */
export const helpHref = (id?: string): string => (id === undefined ? "/pages/help" : `/pages/help/${id}`);
