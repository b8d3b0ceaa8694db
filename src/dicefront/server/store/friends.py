"""Friends in the database: whom an account calls a friend."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from dicefront.server.store.people import person_of_row
from dicefront.server.store.rows import Person
from dicefront.server.store.schema import friends, people


def read_friends(connection: Connection, person: str) -> list[Person]:
    """The friends of somebody, by name."""
    chosen = select(people).join(friends, friends.c.friend == people.c.id).where(friends.c.person == person)
    return [person_of_row(row) for row in connection.execute(chosen.order_by(people.c.name, people.c.id))]


def is_account(connection: Connection, person: str) -> bool:
    found = connection.execute(select(people.c.login).where(people.c.id == person)).first()
    return found is not None and found.login is not None


def add_friend(connection: Connection, person: str, friend: str) -> None:
    """Call somebody a friend; once is enough."""
    remove_friend(connection, person, friend)
    connection.execute(insert(friends), {"person": person, "friend": friend})


def remove_friend(connection: Connection, person: str, friend: str) -> bool:
    """Whether it was one."""
    chosen = delete(friends).where(friends.c.person == person, friends.c.friend == friend)
    return connection.execute(chosen).rowcount == 1
