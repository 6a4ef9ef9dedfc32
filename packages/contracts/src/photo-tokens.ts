/** Where the token of a form is in requests whose body is a file, or that have none. */
export const photosTokenHeader = 'photos-token';

/** The same for the link of a homeowner's page. */
export const requestTokenHeader = 'request-token';

/** The same for the link in the mail to a business. */
export const threadTokenHeader = 'thread-token';
