import { type ComponentType, createContext, type ReactNode, use } from 'react';

interface InsideLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What draws links inside the product: the router's own where there is a router. */
export const LinkContext = createContext<ComponentType<InsideLinkProps>>(PlainLink);

/** A link to a page of the app. The landing page is another document, to which plain links lead. */
export function InsideLink(props: InsideLinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}

function PlainLink({ to, ...rest }: InsideLinkProps) {
  return <a href={to} {...rest} />;
}
