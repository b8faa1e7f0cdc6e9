"""Children with limits, in which everything that people send is opened: sheets, pictures, films, archives, and sheets we write.

A fork server per process forks one child for each job; a child that eats memory, time or space dies alone, and its death is
an answer (`Ended`). Decided in docs/adr/0022.
"""
